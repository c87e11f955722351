/** What an item asks, by how it is worded on a sheet: its words are all that old verdicts keep. */
export const itemKinds = [
  "true or false",
  "typed gap",
  "chosen gap",
  "term",
  "abbreviation",
  "subject",
  "cause",
  "contrast",
  "list",
  "table",
  "sayings",
  "matching",
  "order",
  "other",
] as const;

export type ItemKind = (typeof itemKinds)[number];

/** What items begin with, in the three languages. */
const signs: readonly (readonly [ItemKind, RegExp])[] = [
  ["true or false", /^(?:TRUE|FALSE) /u],
  [
    "chosen gap",
    /^(?:Which (?:word|number|name) is missing|Quel (?:mot|nombre|nom) manque|Welke? (?:woord|getal|naam) ontbreekt)/u,
  ],
  ["term", /^(?:Which term does the text|Quel terme le texte|Welke term omschrijft)/u],
  ["abbreviation", /^(?:What does this abbrev|Que signifie cette abr|Waarvoor staat deze afk)/u],
  ["contrast", /^(?:The text sets two|Le texte oppose deux|De tekst zet twee)/u],
  ["subject", /^(?:Which of these does the text say|De quoi le texte dit|Waarvan zegt de tekst)/u],
  [
    "cause",
    /^(?:Why|What for|Pourquoi|Dans quel but|Waarom|Met welk doel), (?:according|d’après|volgens)/u,
  ],
  ["order", /^(?:Put the steps|Remets les étapes|Zet de stappen)/u],
  ["list", /(?:introduces a list|annonce une liste|leidt de zin hieronder een lijst in)/u],
  ["typed gap", /\[[^\]\n]+\]\{/u],
  ["sayings", / = … /u],
  ["matching", / = /u],
];

/** The kind of an item, from how it stands on a sheet. */
export function kindOfItem(shown: string): ItemKind {
  return signs.find(([, sign]) => sign.test(shown))?.[0] ?? "other";
}
