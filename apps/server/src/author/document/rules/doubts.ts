import type { InstructionLanguage } from "../../drafts.ts";

/** What makes readers doubt whether a sentence can be understood by itself, and how much. */
export interface Doubt {
  readonly sign: RegExp;
  /** What one point more or less means is told by the floor in `bestSentences`. */
  readonly points: number;
}

export interface DoubtRules {
  readonly doubts: readonly Doubt[];
  /** A definite subject of one or two words, with its noun, and what may be its verb. */
  readonly bareSubject: RegExp;
  /** Plural subjects are mostly meant of all there are. */
  readonly pluralSubject: RegExp;
  /** A definite phrase: which one is meant may have been said before. */
  readonly definite: RegExp;
}

const word = (list: string) =>
  new RegExp(`(?<![\\p{Letter}’-])(?:${list})(?![\\p{Letter}’-])`, "iu");
const start = (list: string) => new RegExp(`^(?:${list})(?![\\p{Letter}-])`, "u");

/** Signs that all languages share. */
const common: readonly Doubt[] = [
  { sign: /\(/u, points: 0.7 },
  { sign: /\(.*\(/u, points: 1 },
  { sign: /["“«]/u, points: 0.5 },
  { sign: /(?:,.*){3}/u, points: 0.6 },
  { sign: /(?:,.*){5}/u, points: 1 },
  { sign: /^.{150,}/u, points: 0.6 },
  { sign: /^.{190,}/u, points: 1 },
  { sign: /^.{0,62}$/u, points: 0.6 },
  { sign: /\/|\p{Lowercase}\p{Uppercase}|\p{Letter}_\p{Letter}/u, points: 0.5 },
  { sign: /\s(?:-|–|—)\s|\p{Letter}—\p{Letter}/u, points: 1 },
  { sign: /^\p{Letter}+(?:ly|ment),? /u, points: 1.2 },
  { sign: /(?<!\p{Letter})\p{Uppercase}{3,}(?: \p{Uppercase}{2,})/u, points: 1 },
];

/** By language, the signs of a sentence that leans on others, speaks to the reader, or says little. */
export const doubtsOf: Readonly<Record<InstructionLanguage, DoubtRules>> = {
  en: {
    doubts: [
      ...common,
      { sign: /^(?:In|On|At|With|By|From|For) the \p{Lowercase}+,? /u, points: 1.2 },
      { sign: word("values?"), points: 0.5 },
      { sign: start("Most|Many|Several|Some|Few|Various|Numerous|Certain|Any"), points: 1.5 },
      {
        sign: start("More than|Less than|At least|Over|About|Around|Nearly|Almost|Only"),
        points: 1,
      },
      {
        sign: start(
          "For|In|On|With|By|At|From|During|Under|Within|Without|When|After|Before|Especially|Previously|Later",
        ),
        points: 0.7,
      },
      {
        sign: start(
          "An? (?:important|common|good|further|similar|simple|better|second|third|final|new|few|number|lot)",
        ),
        points: 1.5,
      },
      {
        sign: word(
          "also|too|still|already|again|either|neither|rather|anyway|even|actually|probably|certainly|obviously|unfortunately|hopefully|simply|just",
        ),
        points: 1.5,
      },
      {
        sign: word(
          "others?|another|same|subsequent|previous|resulting|existing|above|different|various|certain|particular|specific|special|corresponding|respective|relevant|appropriate|necessary|given|latter|remaining",
        ),
        points: 0.8,
      },
      { sign: word("first|second|third|last|next|final"), points: 1.2 },
      {
        sign: word(
          "now|currently|recently|recent|latest|new|newer|previously|earlier|later|today|future|yet|soon|formerly|used to",
        ),
        points: 1,
      },
      { sign: word("you|your|yours|yourself"), points: 1.2 },
      { sign: word("they|them|their|theirs"), points: 0.6 },
      { sign: word("it|its|itself"), points: 0.5 },
      {
        sign: word(
          "lines?|columns?|examples?|sample|screens?|windows?|entry|entries|step|steps|rows?|list|listing|output|question|choice",
        ),
        points: 1,
      },
      {
        sign: word(
          "lines? \\d+|steps? \\d+|(?:in|of) (?:the|an) example|for example|for instance|e\\.g|i\\.e|etc",
        ),
        points: 2,
      },
      {
        sign: word(
          "(?:is|are) (?:described|explained|listed|discussed|documented|shown|mentioned|given|covered)|contains a number",
        ),
        points: 1.5,
      },
      {
        sign: word(
          "good|bad|best|better|nice|fine|useful|important|easy|easier|hard|difficult|interesting|recommended|advisable|worth|desirable|sensible",
        ),
        points: 0.8,
      },
      {
        sign: word(
          "may|might|could|would|perhaps|sometimes|often|usually|generally|normally|mostly|typically",
        ),
        points: 0.6,
      },
      {
        sign: word(
          "thing|things|something|everything|anything|stuff|way|ways|case|cases|situation|situations|problem|problems|issue|issues|matter",
        ),
        points: 0.6,
      },
    ],
    bareSubject:
      /^The (?:\p{Lowercase}[\p{Letter}-]* )?(?<noun>\p{Lowercase}[\p{Letter}-]*) (?<verb>\p{Lowercase}+)/u,
    pluralSubject: /[^su]s$/u,
    definite:
      /(?<=(?:^|\s)[Tt]he (?:\p{Lowercase}[\p{Letter}-]* )?)\p{Lowercase}[\p{Letter}-]+(?=[,.)]|\s(?:is|are|was|were|has|have|can|must|should|will|may|and|or|to|in|on|at|by|with|when|if|as|from|for|into)(?!\p{Letter}))/gu,
  },
  fr: {
    doubts: [
      ...common,
      { sign: /^(?:Dans|Sur|Avec|Par|Pour|À) (?:(?:le|la) |l’)\p{Lowercase}+,? /u, points: 1.2 },
      { sign: word("valeurs?|plus délicat|ailleurs"), points: 0.5 },
      {
        sign: start(
          "La plupart|Beaucoup|Plusieurs|Certaine?s?|Quelques|De nombreu\\p{Letter}+|Peu|Une grande|Un grand|Aucune? des|Nombre|Tout",
        ),
        points: 1.5,
      },
      { sign: start("Plus|Moins|Environ|Près|Presque|Seule?s?"), points: 1.2 },
      {
        sign: start(
          "Pour|Dans|En|À|Sur|Avec|Par|Lors|Pendant|Sous|Sans|Avant|Après|Parmi|Selon|Afin|Initialement|Notamment|Souvent|Traditionnellement|D’un|D’une",
        ),
        points: 0.7,
      },
      {
        sign: start(
          "Une? (?:bonne?|autre|second|seconde|troisième|premier|première|nouve\\p{Letter}+|telle?|petit|petite|simple)",
        ),
        points: 1.5,
      },
      {
        sign: word(
          "aussi|également|encore|déjà|enfin|plutôt|quand même|d’abord|ensuite|puis|simplement|juste|naturellement|bien sûr|évidemment|probablement|certainement|malheureusement|heureusement|non plus",
        ),
        points: 1.5,
      },
      {
        sign: word(
          "autres?|même|mêmes|différente?s?|divers|diverses|certaine?s?|particuli\\p{Letter}+|spécifiques?|spécia\\p{Letter}+|correspondante?s?|concernée?s?|adéquate?s?|appropriée?s?|nécessaires?|donnée?s?|restante?s?|en question",
        ),
        points: 0.8,
      },
      {
        sign: word(
          "premi\\p{Letter}+|deuxièmes?|seconde?s?|troisièmes?|derni\\p{Letter}+|prochaine?s?",
        ),
        points: 1.2,
      },
      {
        sign: word(
          "actuel\\p{Letter}*|récente?s?|récemment|nouve\\p{Letter}+|prochainement|bientôt|autrefois|jadis|anciennement|à ce jour|pour l’instant|à l’avenir|jusqu’à présent",
        ),
        points: 1,
      },
      { sign: word("vous|votre|vos|vous-mêmes?|tu|ton|tes"), points: 1.2 },
      { sign: /(?:^|\s)d?l?’?on(?=\s)/u, points: 0.5 },
      { sign: word("ils?|elles?|leurs?|lui|eux|celles?|celui|ceux"), points: 0.7 },
      {
        sign: word(
          "c’(?:est|était)|y|en (?:est|sont|a|ont|peut|fait|utilise|utilisent|contient|permet|possède|dispose|existe|sort|reste|résulte|découle)|tout cela|l’un|l’une",
        ),
        points: 1.5,
      },
      {
        sign: word(
          "lignes?|colonnes?|exemples?|écrans?|fenêtres?|étapes?|listes?|sorties?|choix|cas",
        ),
        points: 1,
      },
      { sign: word("lignes? \\d+|étapes? \\d+|ex|etc|c’est-à-dire|à savoir"), points: 2 },
      {
        sign: word(
          "(?:décrit|expliqué|documenté|listé|mentionné|présenté|détaillé)e?s?|résumer|ça",
        ),
        points: 1.5,
      },
      { sign: /(?<=\p{Letter})rai(?:t|ent)(?!\p{Letter})/u, points: 0.6 },
      {
        sign: word(
          "bonne?s?|mieux|meilleur\\p{Letter}*|utiles?|importante?s?|faciles?|difficiles?|intéressante?s?|conseillée?s?|recommandée?s?|préférables?|agaçante?s?|fastidieu\\p{Letter}+|agréables?",
        ),
        points: 0.8,
      },
      {
        sign: word(
          "peut-être|parfois|souvent|généralement|habituellement|normalement|pourrai\\p{Letter}+|devrai\\p{Letter}+|éventuel\\p{Letter}*|quelques|plusieurs",
        ),
        points: 0.6,
      },
      {
        sign: word("choses?|façons?|manières?|problèmes?|situations?|points?|sujets?|raisons?"),
        points: 0.6,
      },
    ],
    bareSubject:
      /^(?:(?:Le|La) |L’)(?:\p{Lowercase}[\p{Letter}-]* )?(?<noun>\p{Lowercase}[\p{Letter}-]*) (?:ne |n’|se |s’)?(?<verb>\p{Lowercase}+)/u,
    pluralSubject: /$^/u,
    definite:
      /(?<=(?:^|\s)(?:(?:[Ll]e|[Ll]a|du|au) |(?:de |à )?[Ll]’))\p{Lowercase}[\p{Letter}-]+(?=[,.)]|\s(?:est|sont|a|peut|doit|et|ou|pour|dans|sur|par|avec|en|si|lorsqu|quand|afin|sans|sera)(?!\p{Letter}))/gu,
  },
  nl: {
    doubts: [
      ...common,
      {
        sign: /^(?:Door|Met|Langs|Aan|Bij|Op|In|Voor) (?:de|het) \p{Lowercase}+,? \p{Lowercase}/u,
        points: 1.2,
      },
      { sign: word("waarden?|hulpmiddel"), points: 0.6 },
      {
        sign: start(
          "De meeste|Veel|Vele|Meerdere|Verschillende|Enkele|Sommige|Een aantal|Een groot|Een deel|Weinig|Alle|Geselecteerde|Geldige",
        ),
        points: 1.5,
      },
      { sign: start("Meer dan|Minder dan|Minstens|Ongeveer|Bijna|Alleen|Enkel"), points: 1.2 },
      {
        sign: start(
          "Voor|In|Op|Met|Bij|Door|Om|Aan|Tijdens|Onder|Zonder|Naast|Na|Van|Uit|Via|Standaard|Geregeld|Afhankelijk|Volgens|Binnen|Naar|Tussen",
        ),
        points: 0.7,
      },
      {
        sign: start(
          "Een (?:goede?|andere?|tweede|derde|nieuwe?|laatste|eerste|soortgelijke?|eenvoudige?|belangrijke?)|Het momenteel|In feite|Het tegengestelde",
        ),
        points: 1.5,
      },
      {
        sign: word(
          "ook|nog|al|reeds|toch|wel|even|eens|gewoon|eigenlijk|tevens|eveneens|opnieuw|nogmaals|weer|waarschijnlijk|zeker|helaas|gelukkig|natuurlijk|uiteraard|zelf|zelfs|zo|alsnog",
        ),
        points: 1.5,
      },
      {
        sign: word(
          "andere?|ander|dezelfde|hetzelfde|zelfde|verschillende|diverse|bepaalde?|specifieke?|speciale|overeenkomstige?|betrokken|respectieve\\p{Letter}*|passende?|nodige|gegeven|resterende|overige|gekozen|geselecteerde|gewenste",
        ),
        points: 0.8,
      },
      { sign: word("eerste|tweede|derde|vierde|laatste"), points: 1.2 },
      {
        sign: word(
          "nu|momenteel|huidige?|recente?|recentelijk|nieuwe?|nieuwste|vroeger|eerder|later|vandaag|toekomst|binnenkort|voorheen|ondertussen|inmiddels",
        ),
        points: 1,
      },
      { sign: word("u|uw|jij|je|jouw|uzelf|jezelf"), points: 1.2 },
      {
        sign: word(
          "zij|ze|hij|hem|hen|hun|haar|zijn (?!(?:de|het|een|er|in|op|aan|van|niet|ook|voor|met|te)(?!\\p{Letter}))\\p{Letter}+en",
        ),
        points: 0.5,
      },
      {
        sign: word(
          "(?:is|zijn|kan|kunnen|moet|moeten|wordt|worden|heeft|hebben|van|voor|op|in|aan|met|bij|na|om) (?:die|dat)",
        ),
        points: 1.5,
      },
      { sign: word("er|ervan|erop|daarvan|waarvan|dat|het (?:is|wordt|kan)"), points: 0.4 },
      {
        sign: word(
          "regels?|kolom|kolommen|voorbeeld|scherm|schermen|venster|vensters|stap|stappen|lijst|uitvoer|keuze|keuzes|pictogram|tabblad",
        ),
        points: 1,
      },
      {
        sign: word("regels? \\d+|stap \\d+|bv|bijv|bijvoorbeeld|enz|etc|enzovoorts?|d\\.w\\.z"),
        points: 2,
      },
      {
        sign: word(
          "(?:verder )?(?:beschreven|besproken|uitgelegd|toegelicht|behandeld|vermeld|opgesomd)",
        ),
        points: 1.5,
      },
      {
        sign: word(
          "goede?|beste|beter|nuttige?|belangrijke?|makkelijke?|gemakkelijke?|moeilijke?|interessante?|aanbevolen|aangeraden|aan te raden|handige?|slechte?",
        ),
        points: 0.8,
      },
      {
        sign: word(
          "misschien|soms|vaak|meestal|gewoonlijk|doorgaans|normaal|mogelijk|eventue\\p{Letter}+|zou|zouden|enkele",
        ),
        points: 0.6,
      },
      {
        sign: word(
          "ding|dingen|manier|manieren|geval|gevallen|situatie|situaties|probleem|problemen|punt|punten",
        ),
        points: 0.6,
      },
    ],
    bareSubject:
      /^(?:De|Het) (?:\p{Lowercase}[\p{Letter}-]* )?(?<noun>\p{Lowercase}[\p{Letter}-]*) (?<verb>\p{Lowercase}+)/u,
    pluralSubject: /$^/u,
    definite:
      /(?<=(?:^|\s)(?:[Dd]e|[Hh]et) (?:\p{Lowercase}[\p{Letter}-]*e )?)\p{Lowercase}[\p{Letter}-]+(?=[,.)]|\s(?:is|zijn|wordt|worden|heeft|kan|kunnen|moet|mag|zal|en|of|om|te|in|op|aan|bij|door|met|voor|naar|uit|als|dat|die|staat)(?!\p{Letter}))/gu,
  },
};
