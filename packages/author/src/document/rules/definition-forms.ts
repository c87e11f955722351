import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { words } from "./LanguageRules.ts";

/** What is defined: a thing, or something that is done. */
export type DefinedMake = "thing" | "deed";

/** A form in which sentences define, without the full stop. The named groups are `term` and `definition`. */
export interface DefinitionForm {
  readonly pattern: RegExp;
  /** Whether it says itself that it defines; "X is a Y" is also said of one that is known. */
  readonly isNamed: boolean;
  readonly make: DefinedMake;
  /** Whether the definition is a clause ("when two people …") or a deed: nothing tells kind from difference. */
  readonly isWhole: boolean;
  /** Whether it stands behind its term anywhere in a sentence: the article before it is all that shows where the term begins. */
  readonly isAside: boolean;
}

/** How the sentences of one language define, and what only looks like a definition. */
export interface DefinitionRules {
  /** The first that fits counts. */
  readonly forms: readonly DefinitionForm[];
  /** Small words that may stand inside a term. */
  readonly joints: ReadonlySet<string>;
  /** What begins the part of a definition that tells its thing from others of the kind. */
  readonly apart: RegExp;
  /** Kinds of thing by which nothing is defined: "the reason for", "a problem that". */
  readonly emptyKinds: RegExp;
  /** What judges or ranks rather than defines. */
  readonly judging: RegExp;
  /** Behind a definite article these may be one that was spoken of before. */
  readonly leaning: ReadonlySet<string>;
  /** What looks like a word for a thing in front of an apposition, and is none. */
  readonly noTerm: RegExp;
  /** A pronoun that needs a noun before it in the definition. */
  readonly lost: RegExp;
  /** What points outside the definition wherever it stands in it, or speaks to the reader. */
  readonly outside: RegExp;
}

const word = "\\p{Letter}[\\p{Letter}’-]*";
/** Two commas in brackets are no short form of a term. */
const bracketed = "(?: \\([^()]{1,40}\\))?";
const term = `(?:[«“"‘]\\s?)?(?<term>${word}(?: ${word}){0,5}?)(?:\\s?[»”"’])?${bracketed}`;
/** A term without an article: two words of it behind a preposition, one anywhere. */
const preposition = "(?:of|in|on|by|with|from|into|for|van|op|met|uit|door|bij)";
const owned = "\\p{Uppercase}\\p{Lowercase}+’s \\p{Lowercase}{4,}";
const bare = [
  `(?:(?<= ${preposition} )(?<term>${owned}|\\p{Lowercase}{4,} \\p{Lowercase}{4,})`,
  "|(?<= )(?<term>\\p{Lowercase}{4,})|^(?<term>\\p{Uppercase}\\p{Lowercase}{3,}))",
].join("");
/** The last word of a sentence or of one of its halves. */
const end = "(?=\\s?[:;]|$)";
const half = "(?=, (?!(?:and|or|et|ou|en|of|an?|une?|een) )|$)";
const rest = "[^:;]{10,240}?";
const short = "[^:;,]{10,160}?";

function form(
  parts: readonly string[],
  {
    isNamed = true,
    make = "thing",
    isWhole = false,
    isAside = false,
  }: Partial<Omit<DefinitionForm, "pattern">> = {},
): DefinitionForm {
  return { pattern: new RegExp(parts.join(""), "u"), isNamed, make, isWhole, isAside };
}

const en = {
  start: "^(?:(?:In|For) \\p{Lowercase}[^,:;]{2,40}, )?(?:(?:[Aa]n?|[Tt]he) )?",
  thing: `(?:an?|the|any|each|every) ${rest}`,
  /** Many things have no article. */
  many: "(?!(?:made|used|found|built|known|part|kept|held|full|aware|able|capable) )(?:(?!\\p{Letter}+(?:ly|ed) )\\p{Letter}[\\p{Letter}-]+,? ){1,4}?(?:that|which|who|whose|of|made of|found in)(?= )",
};

const fr = {
  article: "(?:(?:[Uu]ne?|[Ll]es?|[Ll]a|[Dd]es) |[Ll]’)?",
  lead: "^(?:(?:En|Dans|Chez|Pour|Au|Aux|À) \\p{Lowercase}[^,:;]{2,40}, )?",
  thing: `(?:(?:une?|les?|la|des|tout|toute|chaque) |l’)${rest}`,
};

const nl = {
  start: "^(?:(?:[Ee]en|[Dd]e|[Hh]et) )?",
  thing: `(?:een|de|het|elke?|iedere?) ${rest}`,
  many: "(?:\\p{Letter}+,? ){1,4}?(?:die|waar\\p{Letter}*|van|uit|met|voor)(?= )",
};

/** By language, the forms in which a short text defines. */
export const definitionRulesOf: Readonly<Record<InstructionLanguage, DefinitionRules>> = {
  en: {
    forms: [
      form(
        ["^The (?:term|word|phrase) ", term, " (?:means|refers to|denotes|describes) "].concat(
          `(?<definition>${en.thing})`,
          end,
        ),
      ),
      form(
        ["^By ", term, ",? (?:we mean|we understand|is meant) "].concat(
          `(?<definition>${en.thing})`,
          end,
        ),
      ),
      form(
        [en.start, term, " (?:is|are|can be|may be) defined as "].concat(
          `(?<definition>${en.thing})`,
          end,
        ),
      ),
      form(
        [en.start, term, " is the (?:name|term) (?:given to|used for|for) "].concat(
          `(?<definition>${en.thing})`,
          end,
        ),
      ),
      form([
        `^(?<definition>(?:An?|The|Each|Every|Any) ${short}) (?:is|are) `,
        "(?:also |often |usually |commonly |sometimes )?(?:called|known as|termed|referred to as) ",
        "(?:(?:an?|the|its|their) )?",
        term,
        "(?:,.*)?$",
      ]),
      form(
        ["^(?<term>\\p{Uppercase}\\p{Lowercase}+ing) (?:means|is) "].concat(
          `(?<definition>\\p{Lowercase}+ing ${rest})`,
          end,
        ),
        { make: "deed", isWhole: true },
      ),
      form(
        [en.start, term, " (?:is|are|means|refers to|denotes) "].concat(
          `(?<definition>${en.thing})`,
          end,
        ),
        { isNamed: false },
      ),
      form([en.start, term, " are "].concat(`(?<definition>${en.many}${rest})`, end), {
        isNamed: false,
      }),
      form(
        ["(?<=(?:^| )(?:the|an?|The|An?) )", term, ", (?:which is |which are )?"].concat(
          `(?<definition>an? ${short})`,
          half,
        ),
        { isAside: true },
      ),
      form(
        [bare, bracketed, ", (?:which is |which are )?"].concat(
          `(?<definition>an? ${short})`,
          half,
        ),
        { isAside: true },
      ),
      form(
        [bare, bracketed, ", "].concat(
          `(?<definition>the \\p{Lowercase}+ (?:that|which) ${short})`,
          half,
        ),
        { isAside: true },
      ),
    ],
    joints: words("of in the to for and"),
    apart:
      /,? (?:that|which|who|whose|where|when|in|of|for|to|from|with|without|by|between|on|at|over|under|through|into|against|along|inside|outside|around|\p{Lowercase}{3,}(?:ed|ing)|made|built|drawn|found|given|kept|held|sent|set|grown|written)(?= )/u,
    emptyKinds:
      /(?<!\p{Letter})(?:reasons?|causes?|problems?|results?|consequences?|effects?|examples?|questions?|answers?|solutions?|matters?|things?|facts?|signs?|proof|advantages?|disadvantages?|benefits?|risks?|dangers?|threats?|challenges?|mistakes?|errors?|choices?|priority|success|failure|goals?|aims?|purposes?|exceptions?|myths?|keys?|heart|start|beginning|end|symbols?|sources?|topics?|subjects?|steps?|factors?|ones?|must|men|man|woman|women|people|places?|times?|days?|years?|lot|way)(?!\p{Letter})/u,
    judging:
      /(?<!\p{Letter})(?:not|rather|usually|often|most|least|more|less|very|too|so|best|worst|better|worse|good|bad|great|important|essential|vital|crucial|major|main|key|leading|common|frequent|famous|well-known|ideal|perfect|real|true|serious|huge|useful|popular|simple|only|same|first|second|third|last|next|other|\p{Lowercase}{3,}est)(?!\p{Letter})/u,
    leaning: words(
      "culprit winner loser reader author king disease condition town city country region village company author film book text project device machine plant animal building product substance method technique operation war battle treaty law group team system process study experiment result task place story man woman king queen house river island site work change idea model question table figure difference difficulty attraction drawback",
    ),
    noTerm:
      /(?:ly|ed|ing|ous|ful|able|ible|ive|ical)$|^(?:then|also|here|there|however|finally|next|today|first|second|third|later|meanwhile|moreover|indeed|often|sometimes|example|instance|addition|fact|course|mind|case|time|times|years?|days?|long|high|deep|wide|away|ago|together|alone|them|him|itself|only|about|between|same|other|another|more|less|work|today|sometimes|however|unfortunately|work)$/iu,
    lost: /(?<!\p{Letter})(?:he|she|him|her|his|they|them)(?!\p{Letter})/u,
    outside:
      /(?<!\p{Letter})(?:you|your|we|our|us|I|my|there|the other|the others|another)(?!\p{Letter})/u,
  },
  fr: {
    forms: [
      form(
        [
          "^(?:Le terme|Le mot|L’expression|La notion|Le nom)(?: de (?:la |l’)?| d’| du)? ?",
          term,
        ].concat(" (?:désigne|signifie|renvoie à) ", `(?<definition>${fr.thing})`, end),
      ),
      form(
        ["^On (?:appelle|nomme|entend par|désigne par|qualifie de|désigne sous le nom de) "].concat(
          fr.article,
          term,
          ",? ",
          `(?<definition>${fr.thing})`,
          end,
        ),
      ),
      form(
        ["^Par ", fr.article, term, ", (?:on|nous) (?:entend|entendons|désigne|désignons) "].concat(
          `(?<definition>${fr.thing})`,
          end,
        ),
      ),
      form(
        [fr.lead, fr.article, term]
          .concat(
            " (?:se définit|se définissent|est définie?|peut être définie?|peut se définir) comme ",
          )
          .concat(`(?<definition>${fr.thing})`, end),
      ),
      form([
        `^(?<definition>(?:(?:Une?|Les?|La|Des|Tout|Toute|Chaque) |L’)${short}) `,
        "(?:(?:est|sont) (?:aussi |souvent |parfois )?(?:appelée?s?|nommée?s?|dénommée?s?)",
        "|s’appelle|s’appellent|portent? le nom(?= d)) ",
        "(?:(?:une?|des|les?|la|de|du|de la) |l’|d’|de l’)?",
        term,
        "(?:,.*)?$",
      ]),
      form(
        ["^(?<term>\\p{Uppercase}\\p{Lowercase}+(?:er|ir|re)), c’est "].concat(
          `(?<definition>\\p{Lowercase}+(?:er|ir|re) ${rest})`,
          end,
        ),
        { make: "deed", isWhole: true },
      ),
      form([fr.lead, fr.article, term, ", c’est "].concat(`(?<definition>${fr.thing})`, end)),
      form(
        ["^On parle (?:de |d’|du |des )(?:la |l’)?", term, " "].concat(
          `(?<definition>(?:lorsqu’|lorsque |quand |dès que |dès lors que )${rest})`,
          end,
        ),
        { isWhole: true },
      ),
      form(
        [fr.lead, fr.article, term, " (?:est|sont|désigne|désignent) "].concat(
          `(?<definition>${fr.thing})`,
          end,
        ),
        { isNamed: false },
      ),
      form(
        [
          "(?<=(?:^|[ (])(?:(?:[LlDd]es|[Ll][ea]|[Dd]u|[Dd]e la|[Dd]e) |(?:[Ll]|[Dd]|de l)’))",
          term,
        ].concat(", (?:qui est |qui sont )?", `(?<definition>(?:une?|des) ${short})`, half),
        { isAside: true },
      ),
      form(
        [
          "(?<=(?:^|[ (])(?:(?:[LlDd]es|[Ll][ea]|[Dd]u|[Dd]e la|[Dd]e) |(?:[Ll]|[Dd]|de l)’))",
          term,
        ].concat(
          ", (?<definition>\\p{Lowercase}+ (?:\\p{Lowercase}+ )?(?:qui|dont) ",
          short,
          ")",
          half,
        ),
        { isAside: true },
      ),
    ],
    joints: words("de du des d à au aux en la le l les"),
    apart:
      /,? (?:(?:qui|que|dont|où|lequel|laquelle|auquel|à|de|du|des|en|pour|par|entre|dans|sur|sous|avec|sans|contre|vers|selon|afin|\p{Lowercase}{2,}(?:é|i|u|is|it|ant|ert|int)(?:e|s|es)?)(?= |$)|(?:d|qu|l)’)/u,
    emptyKinds:
      /(?<!\p{Letter})(?:raisons?|causes?|problèmes?|résultats?|conséquences?|effets?|exemples?|questions?|réponses?|solutions?|choses?|faits?|signes?|preuves?|avantages?|inconvénients?|atouts?|risques?|dangers?|menaces?|défis?|enjeux?|erreurs?|choix|priorités?|succès|échecs?|buts?|objectifs?|exceptions?|mythes?|légendes?|clés?|cœur|début|fin|symboles?|emblèmes?|sources?|sujets?|étapes?|facteurs?|hommes?|femmes?|gens|personnages?|lieux?|endroits?|moments?|jours?|années?|façons?|manières?|moyens?|cas|occasions?|plaisirs?|reine|roi|affaires?|histoires?|rêves?|base|fondement|conditions?|obligations?|devoirs?)(?!\p{Letter})/u,
    judging:
      /(?<!\p{Letter})(?:pas|non|ni|souvent|plus|moins|très|trop|si|aussi|meilleure?s?|pires?|bon|bons|bonnes?|mauvaise?s?|importante?s?|essentiel(?:le)?s?|vita(?:l|le|ux|les)|crucia(?:l|le|ux|les)|majeure?s?|principa(?:l|le|ux|les)|fréquente?s?|courante?s?|célèbres?|idéale?s?|parfaite?s?|vrais?|vraies?|véritables?|graves?|énormes?|utiles?|simples?|seule?s?|mêmes?|premi(?:er|ers|ère|ères)|deuxièmes?|seconde?s?|derni(?:er|ers|ère|ères)|prochaine?s?|autres?|peu)(?!\p{Letter})/u,
    leaning: words(
      "coupable vainqueur lecteur maladie ville pays région village entreprise auteur film livre roman texte projet appareil machine plante animal bâtiment produit substance méthode technique opération guerre bataille traité groupe équipe système étude expérience tâche lieu homme femme roi reine maison rivière île site travail changement idée modèle tableau figure différence difficulté liquide mélange objet fruit mot phénomène",
    ),
    noTerm:
      /(?:ment|ant|ants|antes?)$|^(?:jour|jours|nuit|fois|an|ans|année|années|siècle|exemple|suite|plus|moins|fin|début|part|côté|temps|moment|contraire|effet|coup|cours|reste|ordre)$/u,
    lost: /(?<!\p{Letter})(?:ils?|elles?|lui|eux|celui|celle|ceux|celles)(?!\p{Letter})/u,
    outside:
      /(?<!\p{Letter})(?:vous|votre|vos|nous|notre|nos|je|tu|ton|tes|en (?:est|sont|a|ont))(?!\p{Letter})|(?<!\p{Letter})qui (?:(?:le|la|les|lui|leur|y|en) |l’)|(?<!\p{Letter})que l’on (?:le|la|les) /u,
  },
  nl: {
    forms: [
      form(
        ["^(?:De term|Het woord|Het begrip|De naam|De uitdrukking) ", term]
          .concat(" (?:verwijst naar|betekent|staat voor|duidt op|slaat op) ")
          .concat(`(?<definition>${nl.thing})`, end),
      ),
      form(
        [
          "^Onder (?:(?:een|de|het) )?",
          term,
          " (?:verstaan we|verstaan wij|verstaat men|verstaat de wet) ",
        ].concat(`(?<definition>${nl.thing})`, end),
      ),
      form(
        ["^Onder (?:(?:een|de|het) )?", term, " (?:wordt|worden) "].concat(
          `(?<definition>${nl.thing})`,
          "(?= verstaan$)",
        ),
      ),
      form(
        ["^Met (?:(?:een|de|het) )?(?:term |woord |begrip )?", term].concat(
          " (?:bedoelen we|bedoelt men|bedoelen wij) ",
          `(?<definition>${nl.thing})`,
          end,
        ),
      ),
      form(
        [nl.start, term, " is de (?:naam|term|benaming) (?:voor|van) "].concat(
          `(?<definition>${nl.thing})`,
          end,
        ),
      ),
      form(
        [nl.start, term, " (?:wordt|worden) (?:gedefinieerd|omschreven) als "].concat(
          `(?<definition>${nl.thing})`,
          end,
        ),
      ),
      form([
        `^(?<definition>(?:Een|De|Het|Elke?|Iedere?) ${short}),? `,
        "(?:heet|heten|noemen we|noemt men) (?:ook (?:wel )?|vaak )?(?:(?:een|de|het) )?",
        term,
        "$",
      ]),
      form([
        `^(?<definition>(?:Een|De|Het|Elke?|Iedere?) ${short}),? (?:wordt|worden) `,
        "(?:ook (?:wel )?|vaak )?(?:(?:een|de|het) )?",
        term,
        " genoemd$",
      ]),
      form(
        ["^(?:We|Men) (?:spreken|spreekt) van (?:(?:een|de|het) )?", term, " "].concat(
          `(?<definition>(?:als|wanneer|zodra) ${rest})`,
          end,
        ),
        { isWhole: true },
      ),
      form(
        [nl.start, term, " (?:is|zijn|betekent|verwijst naar) "].concat(
          `(?<definition>${nl.thing})`,
          end,
        ),
        { isNamed: false },
      ),
      form([nl.start, term, " zijn "].concat(`(?<definition>${nl.many}${rest})`, end), {
        isNamed: false,
      }),
      form(
        ["(?<=(?:^| )(?:de|het|een|De|Het|Een) )", term, ", "].concat(
          `(?<definition>een ${short})`,
          half,
        ),
        { isAside: true },
      ),
      form([bare, bracketed, ", "].concat(`(?<definition>een ${short})`, half), { isAside: true }),
      form(
        ["(?<= (?:is|zijn|heet) )(?<term>\\p{Lowercase}{4,}): "].concat(
          `(?<definition>een ${short})`,
          "$",
        ),
        { isAside: true },
      ),
      form(
        ["(?<=(?:^| )(?:de|het|een|De|Het|Een) )", term, ", "].concat(
          `(?<definition>(?:de|het) \\p{Lowercase}+ (?:die|dat|waar\\p{Letter}*) ${short})`,
          half,
        ),
        { isAside: true },
      ),
    ],
    joints: words("van de het in op der den te voor"),
    apart:
      /,? (?:die|dat|waar\p{Letter}*|wie|van|voor|om|uit|met|zonder|in|op|tussen|tot|door|bij|naar|aan|als|over|onder|tegen|langs|bedoeld|gemaakt|gebruikt)(?= )/u,
    emptyKinds:
      /(?<!\p{Letter})(?:redenen|reden|oorzaa?k(?:en)?|proble(?:em|men)|resulta(?:at|ten)|gevolg(?:en)?|effect(?:en)?|voorbeeld(?:en)?|vragen|vraag|antwoord(?:en)?|oplossing(?:en)?|dingen?|feit(?:en)?|teken(?:en)?|bewijs|voorde(?:el|len)|nade(?:el|len)|risico(?:’s)?|geva(?:ar|ren)|bedreiging(?:en)?|uitdaging(?:en)?|fout(?:en)?|keuzes?|prioriteit|succes|mislukking|doel(?:en)?|uitzondering(?:en)?|mythe|sleutel|hart|begin|einde|symbo(?:ol|len)|bron(?:nen)?|onderwerp(?:en)?|stap(?:pen)?|\p{Lowercase}*factor(?:en)?|mannen|man|vrouw(?:en)?|mensen|plaats(?:en)?|plek(?:ken)?|moment(?:en)?|dag(?:en)?|ja(?:ar|ren)|manier(?:en)?|middel(?:en)?|kwestie|gedachte|zaak)(?!\p{Letter})/u,
    judging:
      /(?<!\p{Letter})(?:niet|geen|vaak|meestal|meest|minst|meer|minder|zeer|heel|erg|te|beste|slechtste|betere?|goede?|slechte?|belangrijke?|belangrijkste|essentiële|cruciale?|grote|voornaamste|veelvoorkomende?|bekende?|beroemde?|ideale?|perfecte?|echte?|ware|ernstige?|nuttige?|eenvoudige?|enige?|zelfde|eerste|tweede|derde|laatste|volgende|andere?|eigenaardige?|(?!binnen|buiten|boven|onder|achter|voor|middel)\p{Lowercase}{4,}ste)(?!\p{Letter})/u,
    leaning: words(
      "dader winnaar lezer ziekte aandoening stad land regio dorp bedrijf auteur film boek tekst project apparaat machine plant dier gebouw product stof methode techniek operatie oorlog slag verdrag wet groep team systeem proces studie experiment resultaat taak plaats verhaal man vrouw koning koningin huis rivier eiland werk verandering idee model tabel figuur verschil kano mengsel vloeistof voorwerp toegang",
    ),
    noTerm:
      /(?:lijk|ig|isch|end|ende)$|^(?:aan|af|bij|door|in|mee|om|onder|op|over|samen|terug|toe|uit|voor|weg)?ge.*[dt]$|^(?:aan|af|bij|door|in|mee|om|op|over|samen|terug|toe|uit|voor|weg)ge.*en$|^(?:ook|hier|daar|eerst|daarna|vervolgens|later|jaar|jaren|dagen|uur|tijd|keer|lang|hoog|diep|breed|samen|alleen|zelf|voorbeeld|onder|over|meer|minder|andere|soms|gisteren|vandaag|tegenwoordig|vroeger|elders|altijd)$/iu,
    lost: /(?<!\p{Letter})(?:hij|zij|ze|hem|hen|hun)(?!\p{Letter})/u,
    outside:
      /(?<!\p{Letter})(?:u|uw|je|jouw|jij|we|wij|ons|onze|ik|mijn|er|daar|de ander|het andere|de andere)(?!\p{Letter})/u,
  },
};
