import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** What tells that something is done, or happens, step by step; by language. */
export interface StepRules {
  /** Words that place a sentence among others in time, where it begins with one: the first, one between, the last. */
  readonly opening: Readonly<Record<OrderWord, RegExp>>;
  /** The same words behind the verb: "on dégraisse ensuite la chaîne". */
  readonly inside: Readonly<Record<OrderWord, RegExp>>;
  /** What places a sentence behind another and says what that was: it is shown as well. */
  readonly following: RegExp;
  /** What happens beside another step, or before it: the order in which it is told is not that in time. */
  readonly beside: RegExp;
  /** A sentence that begins so tells of another case, or counts reasons. */
  readonly elsewhere: RegExp;
  /** Announces the parts of the text, or says that there is something rather than that it happens. */
  readonly noEvent: RegExp;
  /** Says how a thing is, rather than what is done with it or what becomes of it. */
  readonly stative: RegExp;
  /** Says something of one thing: where most do, they may be its merits. */
  readonly ofOne: RegExp;
  /** A sentence that tells something in time, which "ensuite" and "enfin" alone do not: they count arguments as well. */
  readonly temporal: RegExp;
  /** Names of what is told step by step. */
  readonly process: RegExp;
  /** Such a name and nothing of what it is for: "Procedure". */
  readonly bareProcess: RegExp;
  /** Begins a sentence that may say nothing of what the steps are for: "Follow these steps:". */
  readonly bareAnnouncement: RegExp;
  /** "How": of steps, where those are orders. */
  readonly manner: RegExp;
  /** Names of what is numbered and has no order in time: reasons, rules, kinds. */
  readonly enumeration: RegExp;
  /** A sentence that says how many of them there are: "three reasons". */
  readonly counting: RegExp;
  /** Within a step, tells when it is taken or how long it lasts. */
  readonly timed: RegExp;
  readonly denial: RegExp;
  /** Within an entry, says what is forbidden or holds at all times. */
  readonly rule: RegExp;
  /** A title that names what is done: "Lavage des mains". */
  readonly action: RegExp;
  /** A text that begins with a verb in the infinitive or the imperative, or with words before it. */
  readonly order: RegExp;
  /** What follows a step and changes what it says. */
  readonly unless: RegExp;
}

export type OrderWord = "first" | "next" | "last";

const word = (list: string) => `(?<![\\p{Letter}’'-])(?:${list})(?![\\p{Letter}-])`;
const words = (list: string) => new RegExp(word(list), "iu");
const opens = (list: string) => new RegExp(`^(?:${list})(?:, |(?<=[’']) ?| )`, "u");
/** With the commas that set it apart. */
const inside = (list: string) =>
  new RegExp(`(?<before>,?) (?:${list})(?<behind>,?)(?=[ .:;])`, "u");

/** What is counted and has no order in time. */
const counted = {
  en: "reasons?|rules?|kinds?|types?|advantages?|disadvantages?|benefits?|drawbacks?|principles?|goals?|aims?|objectives?|mistakes?|tips?|arguments?|criteria|factors?|causes|consequences|effects|examples?|questions?|exercises?|references?|contents|agenda|check-?lists?|checks?|inspections?|top \\d+|functions?|properties|characteristics|features|duties|rights|never|do not|don[’']t|symptoms|signs|materials?|ingredients|equipment|tools",
  fr: "raisons?|règles?|types?|sortes?|genres?|avantages?|inconvénients?|bienfaits?|principes?|buts?|objectifs?|erreurs?|conseils?|astuces?|arguments?|critères?|facteurs?|causes|conséquences|effets|exemples?|questions?|exercices?|références?|sommaire|plan du cours|contrôles?|vérifications?|fonctions?|propriétés|caractéristiques|devoirs?|droits?|interdits?|interdictions?|interdit|jamais|symptômes|signes|matériel|ingrédients|équipements?|outils?|consignes?|précautions?|motifs?",
  nl: "reden|redenen|regels?|soorten|soort|types?|voordelen|nadelen|principes?|beginselen|doel|doelen|doelstellingen|fouten|tips?|argumenten|criteria|factoren|oorzaken|gevolgen|effecten|voorbeelden|vragen|oefeningen|bronnen|inhoud|inhoudsopgave|controles?|checklists?|inspecties?|functies|eigenschappen|kenmerken|plichten|rechten|verboden|nooit|symptomen|tekenen|klachten|materiaal|benodigdheden|ingrediënten|gereedschap|uitrusting|aandachtspunten|voorschriften",
} as const satisfies Record<InstructionLanguage, string>;

export const stepRulesOf: Readonly<Record<InstructionLanguage, StepRules>> = {
  en: {
    opening: {
      first: opens(
        "First of all|To begin with|To start with|At first(?=,)|First(?=,)|First(?= \\p{Lowercase})(?! (?:aid|names?|impressions?|class|degree|time|years?|days?|language|steps?|stages?|world|and foremost)(?!\\p{Letter}))",
      ),
      next: opens(
        "Then(?! (?:there|again)(?!\\p{Letter}))|Next(?! (?:to|door|year|week|month|time|of)(?!\\p{Letter}))|After that|After this|Afterwards|Subsequently",
      ),
      last: opens("Finally|Lastly|Last of all|To finish|At last|In the end"),
    },
    inside: {
      first: inside(
        "(?<!(?:the|a|an|at|but|its|his|her|their|our|your|my|this|that|from|and|very|is|was|’s|'s) )first(?! (?:aid|names?|impressions?|class|degree|time|years?|days?|language|steps?|stages?|of|and|in)(?!\\p{Letter}))",
      ),
      next: inside(
        "(?<!(?:by|since|until|till|but|the|even|just|only|and|now) )then|afterwards|subsequently",
      ),
      last: inside("finally"),
    },
    following: /, (?:and )?then |^(?:Once|As soon as|After) [^,]{3,70}, /u,
    beside: words(
      "meanwhile|at the same time|simultaneously|in parallel|before that|before this|beforehand|alternatively|conversely",
    ),
    elsewhere:
      /^(?:If|When|For|In (?:the )?case|In some|Alternatively|Otherwise|Secondly|Second|Thirdly|Third|Firstly|Another|Sometimes|Instead|Some|Others?)(?=[ ,])/u,
    noEvent: words(
      "there (?:is|are|was|were)|we (?:will|shall|discuss|describe|look|turn)|this (?:chapter|section|lesson|handout|text)|because|chapter|I (?:will|shall|am)",
    ),
    stative:
      /(?<!\p{Letter})(?:is|are|was|were|has|have|had|can|may|costs?|seems?)(?! (?:(?:then|also|now|usually|often|again) )?(?:\p{Lowercase}+(?:ed|en|wn|ght|lt)|found|put|cut|set|made|built|sent|laid|held|cast|fed|ground|wound|shut|split)(?!\p{Letter}))(?!\p{Letter})/u,
    ofOne: /^(?:it|they|this) /iu,
    temporal:
      /^(?:Then|Next|After|Once)(?!\p{Letter})|(?<!\p{Letter})then(?!\p{Letter})|^.{0,30}(?<!\p{Letter})(?:you|we)(?!\p{Letter})/iu,
    process: words(
      "as follows|^from .+ to|steps?|procedures?|process|sequence|stages|phases|method|protocol|cycle|step by step|instructions for|pathway|life cycle|how it works|in order|what happens",
    ),
    bareProcess:
      /^(?:(?:the|main|different|key|basic|three|four|five|six|seven) )*(?:steps?|procedures?|process|sequence|stages|phases|method|protocol|step by step|instructions|how it works|what happens)$/iu,
    bareAnnouncement:
      /^(?:Follow|Proceed|Do|Here|(?:The|These) (?:\p{Letter}+ )?(?:steps|procedure|sequence|process|method)|Steps|Procedure|Method)(?!\p{Letter})/u,
    manner: words("how to|like this|as follows|this way|in this order|following order"),
    enumeration: words(counted.en),
    counting: words(
      `(?:several|many|two|three|four|five|six|\\d+|various|different|some|following|main|these|other) (?:[\\p{Letter}-]+ )?(?:${counted.en})`,
    ),
    timed: words(
      "then|before|after|until|once|when|while|finally|again|for \\d+|for (?:a|an|one|two|three|five|ten) (?:minutes?|hours?|seconds?)|\\d+ (?:minutes?|hours?|seconds?|days?)",
    ),
    rule: words("never|always|do not|at all times|whenever"),
    denial: /^(?:Do not|Don[’']t|Never|Avoid|Always)(?!\p{Letter})/u,
    action: /^(?:\p{Letter}{3,}ing|How to|To)(?!\p{Letter})/u,
    order:
      /^(?!(?:The|A|An|This|That|These|Those|Its?|They|He|She|We|You|One|All|Each|Every|No|Both|In|On|At|By|For|From|With|To|Of|As|If|When)(?!\p{Letter}))\p{Uppercase}\p{Lowercase}+(?: (?:up|down|out|off|on|in|back|away|over))? (?:the|a|an|your|all|any|each|every|both|its|it|them|this|these|one|two|three|some|enough|about|\d+)(?!\p{Letter})/u,
    unless:
      /^(?:But|Unless|However|If|Otherwise|Or|Except|Before|First|Alternatively|Instead|Only|Not)(?!\p{Letter})/u,
  },
  fr: {
    opening: {
      first: opens(
        "Tout d[’']abord|D[’']abord|Pour commencer|Au début(?=,)|Dans un premier temps|En premier(?! lieu)",
      ),
      next: opens(
        "Ensuite|Puis(?! il y a)|Après cela|Après quoi|Par la suite|Dans un (?:deuxième|second|troisième) temps",
      ),
      last: opens(
        "Enfin|Pour finir|Pour terminer|En dernier(?! (?:lieu|ressort))|Finalement|Dans un dernier temps",
      ),
    },
    inside: {
      first: inside("(?<!mais )(?:tout )?d[’']abord|dans un premier temps"),
      next: inside("ensuite|après cela|par la suite"),
      last: inside("enfin|finalement|pour finir|pour terminer"),
    },
    following: /, puis |^(?:Une fois|Dès que|Après|Au bout d[eu’'])[^,]{3,70}, /u,
    beside: words(
      "avant cela|auparavant|en même temps|au même moment|simultanément|pendant ce temps|parallèlement|en parallèle|entre-temps|inversement|au contraire",
    ),
    elsewhere:
      /^(?:Si|S[’']ils?|Quand|Lorsque|Lorsqu[’']|Pour|Dans le cas|En cas|Sinon|Premièrement|Deuxièmement|Troisièmement|En (?:premier|second|deuxième|troisième) lieu|Autre|Une autre|Un autre|D[’']autres|Parfois|Certaine?s?)(?=[ ,]|(?<=[’']))/u,
    noEvent: words(
      "il y a|il existe|nous (?:verrons|allons|étudierons|aborderons|présenterons|parlerons)|ce (?:chapitre|cours|texte)|cette (?:partie|leçon)|parce qu[e’']|c[’']est|chapitre|je|j[’']",
    ),
    stative:
      /(?<![\p{Letter}’'-])(?:est|sont|était|étaient|fut|furent|a|ont|avait|avaient|peut|peuvent|permet|permettent|coûte|coûtent|semble|semblent)(?! (?:(?:alors|aussi|donc|bien) )?\p{Lowercase}+(?:ée?s?|ie?s?|ue?s?|is(?:es?)?|ite?s?|te?s?)(?!\p{Letter}))(?!\p{Letter})/u,
    ofOne: /^(?:ils?|elles?|cela|ça) /iu,
    temporal:
      /^(?:Puis|Après|Une fois)(?!\p{Letter})|, puis |^.{0,30}(?<!\p{Letter})(?:on|vous|tu|nous)(?!\p{Letter})/iu,
    process: words(
      "comme suit|de la (?:façon|manière) suivante|^(?:de|du|des) .+ (?:à|au)|étapes?|procédures?|processus|mode d[’']emploi|mode opératoire|déroulement|phases|stades|cycle|protocole|marche à suivre|méthode|séquence|pas à pas|ordre suivant|l[’']ordre (?:\\p{Letter}+ )?est|dans l[’']ordre|fonctionnement",
    ),
    bareProcess:
      /^(?:(?:les|la|le|des|grandes|principales|différentes|trois|quatre|cinq|six|sept) )*(?:étapes?|procédures?|processus|mode d[’']emploi|mode opératoire|déroulement|phases|stades|protocole|marche à suivre|méthode|séquence|pas à pas|fonctionnement)$/iu,
    bareAnnouncement:
      /^(?:Procéd|Suiv|Voici|Fai[st]|Étapes|Procédure|Les (?:\p{Letter}+ )?étapes|La (?:procédure|marche|méthode))/u,
    manner: words("comment|comme suit|comme ceci|ainsi|de (?:la manière|la façon) suivante"),
    enumeration: words(counted.fr),
    counting: words(
      `(?:plusieurs|deux|trois|quatre|cinq|six|\\d+|divers|diverses|différente?s?|certaine?s?|principale?s?|principaux|ces|autres?) (?:[\\p{Letter}-]+ )?(?:${counted.fr})`,
    ),
    timed: words(
      "puis|ensuite|avant|après|jusqu[’'](?:à|au|aux|en|à ce)|une fois|dès|quand|lorsqu[e’']|pendant|enfin|de nouveau|\\d+ (?:minutes?|heures?|secondes?|jours?|min|h)",
    ),
    rule: words("jamais|toujours|en permanence"),
    denial: /^(?:Ne|N[’']|Jamais|Éviter|Évitez|Évite|Toujours)(?!\p{Letter})/u,
    action:
      /^(?!(?:Équipement|Document|Élément|Règlement|Comportement|Environnement)s?(?!\p{Letter}))(?:\p{Letter}{2,}(?:age|ement|ation|ition|ction|ssion|er|ir|dre|ttre)(?: |$)|Mise |Remise |Mettre |Faire |Comment )/u,
    order:
      /^(?!(?:Les?|La|Une?|Des|Ces?|Cette|Cet|Ils?|Elles?|On|Premier|Dernier|Ordre|Nombre|Verre|Terre|Mer|Fer|Hiver|Papier|Dans|Pour|Par|Sur|Sans|Avec|Après|Avant|Chaque|Tout|Tous|Toutes?|Votre|Vos|Leurs?)(?!\p{Letter}))\p{Uppercase}(?:\p{Lowercase}+(?:er|ir|oir|dre|ttre|ire|vre|ore|ez)(?!\p{Letter})|\p{Lowercase}+ (?:les?|la|l[’']|une?|des|du|ton|ta|tes|votre|vos|chaque|tous|toutes?|deux|trois|\d+)(?!\p{Letter})|[’']assurer|[’'](?:assure)[rz]?)/u,
    unless:
      /^(?:Mais|Sauf|Si|S[’']|Sinon|Ou|Toutefois|Cependant|Excepté|Avant|D[’']abord|Autrement|Seulement|Uniquement|Pas)(?!\p{Letter})/u,
  },
  nl: {
    opening: {
      first: opens("Allereerst|Eerst|Om te beginnen|In het begin|Als eerste(?! van)"),
      next: opens("Vervolgens|Pas daarna|Daarna|Hierna|Nadien|Dan pas|Pas dan|Dan"),
      last: opens("Tot slot|Ten slotte|Tenslotte|Als laatste|Uiteindelijk|Om af te sluiten"),
    },
    inside: {
      first: inside("(?<!(?:het|een|pas|maar|altijd|nooit) )(?:aller)?eerst"),
      next: inside("vervolgens|daarna|hierna|nadien|(?<=^\\p{Uppercase}\\p{Lowercase}+ )dan"),
      last: inside("ten slotte|tot slot|tenslotte|uiteindelijk"),
    },
    following: /, (?:en )?(?:daarna|dan|vervolgens) |^(?:Zodra|Nadat|Na) [^,]{3,70}, /u,
    beside: words(
      "intussen|ondertussen|tegelijk|tegelijkertijd|gelijktijdig|daarvoor|van tevoren|daarentegen|in plaats daarvan",
    ),
    elsewhere:
      /^(?:Als|Indien|Wanneer|Voor|Bij|Anders|Ten (?:eerste|tweede|derde|vierde)|Een ander|Een andere|Andere|Soms|Sommige|Om)(?=[ ,])/u,
    noEvent: words(
      "er (?:is|zijn|was|waren)|we (?:zullen|behandelen|bespreken|bekijken)|(?:dit|deze) (?:hoofdstuk|les|tekst|paragraaf)|behandelen we|bespreken we|bekijken we|omdat|hoofdstuk|ik|is er|zijn er",
    ),
    stative:
      /(?<!\p{Letter})(?:is|zijn|was|waren|heeft|hebben|had|hadden|kan|kunnen|mag|mogen|kost|kosten|lijkt|lijken)(?!\p{Letter})(?! (?:.* )?ge\p{Lowercase}+)/u,
    ofOne: /^(?:\p{Letter}+ )?(?:het|dit|dat) /iu,
    temporal:
      /^(?:Hierna|Nadien|Dan|Pas|Zodra)(?!\p{Letter})|(?<!\p{Letter})(?:daarna|vervolgens)(?!\p{Letter})|^.{0,30}(?<!\p{Letter})(?:je|u|we|men)(?!\p{Letter})/iu,
    process: words(
      "als volgt|^van .+ tot|stap|stappen|werkwijze|procedures?|verloop|fasen|fases|stadia|proces|protocol|methode|cyclus|stappenplan|stap voor stap|volgorde|kringloop|hoe het werkt|bereiding|bereidingswijze",
    ),
    bareProcess:
      /^(?:(?:de|het|een|belangrijkste|verschillende|drie|vier|vijf|zes|zeven) )*(?:stap|stappen|werkwijze|procedures?|verloop|fasen|fases|stadia|proces|protocol|methode|stappenplan|stap voor stap|volgorde|hoe het werkt|bereiding|bereidingswijze)$/iu,
    bareAnnouncement:
      /^(?:Volg|Ga|Doe|Hier|Dit|(?:De|Deze) (?:\p{Letter}+ )?(?:stappen|volgorde|procedure|werkwijze|methode)|Stappen|Werkwijze|Procedure)(?!\p{Letter})/u,
    manner: words("hoe|als volgt|zo|op (?:de volgende|deze) (?:manier|wijze)|in deze volgorde"),
    enumeration: words(counted.nl),
    counting: words(
      `(?:meerdere|twee|drie|vier|vijf|zes|\\d+|verschillende|enkele|volgende|belangrijkste|deze|andere) (?:[\\p{Letter}-]+ )?(?:${counted.nl})`,
    ),
    timed: words(
      "dan|daarna|vervolgens|voordat|nadat|totdat|tot|zodra|wanneer|terwijl|opnieuw|ten slotte|gedurende|\\d+ (?:minuten|minuut|uur|seconden|dagen|min)",
    ),
    rule: words("nooit|altijd|mag niet|mogen niet"),
    denial:
      /^(?:Niet|Nooit|Vermijd|Altijd|Geen)(?!\p{Letter})|^\p{Letter}+ (?:nooit|altijd|geen)(?!\p{Letter})|^[^.,;]* niet(?=[.,;]|$)/u,
    action:
      /^(?:(?:\p{Letter}+ )*\p{Lowercase}{3,}en$|\p{Uppercase}\p{Lowercase}{3,}en(?: |$)|\p{Letter}{4,}ing(?: |$)|Hoe )/u,
    order:
      /^(?!(?:De|Het|Een|Deze|Dit|Dat|Die|Zij|Ze|Hij|Men|Je|U|We|Wij|Er|In|Op|Bij|Voor|Met|Van|Aan|Na|Om|Door|Als|Alle|Elke?|Geen)(?!\p{Letter}))\p{Uppercase}\p{Lowercase}+ (?:[\p{Lowercase}]+, )?(?:de|het|een|je|uw|alle|elke?|deze|dit|hem|ze|beide|twee|drie|op de|voor je|\d+)(?!\p{Letter})|^[^.,;]* \p{Lowercase}{2,}en\.?$/u,
    unless:
      /^(?:Maar|Tenzij|Echter|Als|Anders|Of|Behalve|Voordat|Eerst|Alleen|Niet)(?!\p{Letter})/u,
  },
};
