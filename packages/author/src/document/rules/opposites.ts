import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Falsifier } from "./LanguageRules.ts";

/** Words that say the contrary of each other in the same place of a sentence. */
const pairs: Readonly<Record<InstructionLanguage, readonly (readonly [string, string])[]>> = {
  en: [
    ["at the beginning", "at the end"],
    ["at the top", "at the bottom"],
    ["on the left", "on the right"],
    ["is enabled", "is disabled"],
    ["are enabled", "are disabled"],
    ["is mandatory", "is optional"],
    ["are mandatory", "are optional"],
    ["relative", "absolute"],
    ["lowercase", "uppercase"],
    ["case-sensitive", "case-insensitive"],
    ["horizontally", "vertically"],
    ["horizontal", "vertical"],
    ["succeeds", "fails"],
    ["ascending", "descending"],
    ["temporarily", "permanently"],
    ["highest", "lowest"],
    ["longest", "shortest"],
    ["encouraged", "discouraged"],
    ["allowed", "forbidden"],
    ["permitted", "prohibited"],
    ["accepted", "rejected"],
    ["begins", "ends"],
    ["begin", "end"],
    ["opens", "closes"],
    ["added", "removed"],
    ["adds", "removes"],
    ["dynamically", "statically"],
    ["is valid", "is invalid"],
    ["are valid", "are invalid"],
    ["active", "inactive"],
    ["visible", "invisible"],
    ["only one", "more than one"],
    ["exactly one", "more than one"],
    ["upgrade", "downgrade"],
    ["reduces", "raises"],
  ],
  fr: [
    ["au début", "à la fin"],
    ["en haut", "en bas"],
    ["est activé", "est désactivé"],
    ["est activée", "est désactivée"],
    ["sont activés", "sont désactivés"],
    ["minuscules", "majuscules"],
    ["horizontal", "vertical"],
    ["horizontale", "verticale"],
    ["réussit", "échoue"],
    ["croissant", "décroissant"],
    ["temporairement", "définitivement"],
    ["autorisée", "interdite"],
    ["autorisés", "interdits"],
    ["autorisées", "interdites"],
    ["accepté", "refusé"],
    ["acceptée", "refusée"],
    ["acceptés", "refusés"],
    ["acceptées", "refusées"],
    ["ajouté", "supprimé"],
    ["ajoutée", "supprimée"],
    ["ajoutés", "supprimés"],
    ["commence", "se termine"],
    ["commencent", "se terminent"],
    ["ouvre", "ferme"],
    ["facilite", "complique"],
    ["facilitent", "compliquent"],
    ["dynamiquement", "statiquement"],
    ["valide", "invalide"],
    ["visible", "invisible"],
    ["encourage", "décourage"],
    ["encouragé", "découragé"],
    ["une seule fois", "plusieurs fois"],
    ["permet de", "empêche de"],
    ["permettent de", "empêchent de"],
    ["permet d’", "empêche d’"],
    ["permettent d’", "empêchent d’"],
    ["le plus haut", "le plus bas"],
    ["la plus récente", "la plus ancienne"],
    ["le plus récent", "le plus ancien"],
    ["les plus récents", "les plus anciens"],
    ["les plus récentes", "les plus anciennes"],
    ["vrai", "faux"],
    ["gratuite", "payante"],
    ["réduit", "accroît"],
  ],
  nl: [
    ["aan het begin", "aan het einde"],
    ["bovenaan", "onderaan"],
    ["linkerkant", "rechterkant"],
    ["relatieve", "absolute"],
    ["kleine letters", "hoofdletters"],
    ["horizontaal", "verticaal"],
    ["horizontale", "verticale"],
    ["slaagt", "mislukt"],
    ["oplopend", "aflopend"],
    ["oplopende", "aflopende"],
    ["tijdelijk", "permanent"],
    ["tijdelijke", "permanente"],
    ["rechtstreeks", "onrechtstreeks"],
    ["toegestaan", "verboden"],
    ["toegelaten", "verboden"],
    ["aanvaard", "geweigerd"],
    ["ingeschakeld", "uitgeschakeld"],
    ["geactiveerd", "gedeactiveerd"],
    ["toegevoegd", "verwijderd"],
    ["zichtbaar", "onzichtbaar"],
    ["geldig", "ongeldig"],
    ["geldige", "ongeldige"],
    ["begint", "eindigt"],
    ["beginnen", "eindigen"],
    ["is nodig", "is overbodig"],
    ["zijn nodig", "zijn overbodig"],
    ["is noodzakelijk", "is overbodig"],
    ["zijn noodzakelijk", "zijn overbodig"],
    ["gemakkelijk", "moeilijk"],
    ["eenvoudig", "ingewikkeld"],
    ["interne", "externe"],
    ["hoogste", "laagste"],
    ["slechts één", "meer dan één"],
    ["voldoende", "onvoldoende"],
    ["vergroot", "verkleint"],
    ["verhoogt", "verlaagt"],
    ["centraal", "decentraal"],
    ["lokaal", "extern"],
    ["openbaar", "geheim"],
    ["gratis", "betaald"],
  ],
};

/** What is true of one thing may well be true of its opposite where it only can be. */
export const possibility: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /(?<!\p{Letter})(?:can|could|may|might|possible|allows?|suggest|recommend|options?|way|ways)(?!\p{Letter})/iu,
  fr: /(?<!\p{Letter})(?:peut|peuvent|peux|pouvez|pourrai\p{Letter}+|possible|suggère|options?|possibilités?)(?!\p{Letter})/iu,
  nl: /(?<!\p{Letter})(?:kan|kunt|kunnen|mag|mogen|zou|zouden|mogelijk|mogelijkheid|mogelijkheden|opties?)(?!\p{Letter})/iu,
};

const places = { before: "(?<![\\p{Letter}’'-])", after: "(?![\\p{Letter}’'-])" };

function turned([from, to]: readonly [string, string]): Falsifier {
  const after = from.endsWith("’") ? "(?=\\p{Letter})" : places.after;
  let find: RegExp | undefined;
  return {
    name: "opposite",
    word: from,
    // Hundreds are many to read at once, and few are ever needed: the word is looked for first.
    get find() {
      return (find ??= new RegExp(places.before + from + after, "u"));
    },
    replace: to,
  };
}

/** By hand is only done what somebody could do: programs do nothing so, and nothing is supported so. */
const byItself: Readonly<Record<InstructionLanguage, readonly Falsifier[]>> = {
  en: done("automatically", "manually", {
    passive: "is|are|was|were|be|been",
    state: "available|supported|enabled|detected|generated|recogni[sz]ed|determined|set|defined",
  }),
  fr: done("automatiquement", "manuellement", {
    passive: "est|sont|était|étaient|être|été",
    state:
      "disponibles?|prise?s? en charge|gérée?s?|détectée?s?|générée?s?|reconnue?s?|déterminée?s?|définie?s?|sélectionnée?s?",
  }),
  nl: done("automatisch", "handmatig", {
    passive: "wordt|worden|werd|werden|gebeurt|gebeuren",
    state: "beschikbaar|ondersteund|gedetecteerd|gegenereerd|herkend|bepaald|gedefinieerd",
  }),
};

/** In either direction, where what is done is what a person could do. */
function done(
  by: string,
  hand: string,
  { passive, state }: { readonly passive: string; readonly state: string },
): readonly Falsifier[] {
  const isDone = `(?<=${places.before}(?:${passive}) (?:\\p{Letter}+ )?)(?<!(?:${state}) )`;
  const after = `(?! (?:${state})(?!\\p{Letter}))${places.after}`;
  return [
    { name: "opposite", word: by, find: new RegExp(isDone + by + after, "u"), replace: hand },
    turned([hand, by]),
  ];
}

/** Earlier and later, but not behind a word that goes with one of them only: "pas nadat", "only after". */
function inTime(one: string, other: string, bound: string): readonly Falsifier[] {
  return [
    [one, other],
    [other, one],
  ].map(([from = "", to = ""]) => ({
    name: "opposite",
    word: from,
    find: new RegExp(
      `${places.before}${from}${places.after}(?<!${places.before}(?:${bound})${places.after}.*)`,
      "u",
    ),
    replace: to,
  }));
}

/** A word turned to its opposite, by language. */
export const oppositesOf: Readonly<Record<InstructionLanguage, readonly Falsifier[]>> = {
  en: [
    ...bothWays("en"),
    ...byItself.en,
    ...inTime(
      "before",
      "after",
      "[Oo]nly|[Ff]irst|until|just|shortly|immediately|soon|long|once|right",
    ),
    {
      name: "opposite",
      find: /(?<= )without (?!\p{Letter}+ing )(?=(?:an? |the |\p{Lowercase}+[ ,.]))/u,
      replace: "with ",
    },
  ],
  fr: [
    ...bothWays("fr"),
    ...byItself.fr,
    { name: "opposite", find: /(?<= )sans (?=(?:les? |la |l’|une? ))/u, replace: "avec " },
  ],
  nl: [
    ...bothWays("nl"),
    ...byItself.nl,
    ...inTime("voordat", "nadat", "[Pp]as|[Ee]erst|net|vlak|meteen|onmiddellijk|kort|lang|al"),
    { name: "opposite", find: /(?<= )zonder (?!dat |meer |twijfel |[^,.]* te )/u, replace: "met " },
  ],
};

function bothWays(language: InstructionLanguage): readonly Falsifier[] {
  return pairs[language].flatMap(([one, other]) => [turned([one, other]), turned([other, one])]);
}
