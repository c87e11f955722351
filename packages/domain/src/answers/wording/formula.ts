import type { Locale } from "@alambic/contract";
import { withoutAccents } from "../normalise.ts";

/** Operators as they are written and said in the three languages, without accents. */
const operators: readonly (readonly [RegExp, string])[] = [
  [/ (?:divided|divisee?s?|gedeeld) (?:by|par|door) | (?:over|sur) | ?[÷/:] ?/gu, "/"],
  [
    / (?:multiplied|multipliee?s?|vermenigvuldigd) (?:by|par|met) | (?:times|fois|maal|keer|x) | ?[×*·⋅] ?/gu,
    "*",
  ],
  [/ (?:au carre|squared|(?:in het )?kwadraat)(?![a-z])|²| ?\^ ?2/gu, "^2"],
  [/ (?:au cube|cubed|tot de derde)(?![a-z])|³| ?\^ ?3/gu, "^3"],
  [/ plus | ?\+ ?/gu, "+"],
  [/ (?:minus|moins|min) | ?[−-] ?/gu, "-"],
  [/(?<![a-z])pi(?![a-z])/gu, "π"],
  [/ ?= ?/gu, "="],
];

const articles: Readonly<Record<Locale, RegExp>> = {
  fr: /(?<![a-z])(?:(?:le|la|les) |l')/gu,
  en: /(?<![a-z])the /gu,
  nl: /(?<![a-z])(?:de|het) /gu,
};

const isFormula = /[\p{L}\d)²³][*/+=^-]|[²³π]/u;

/** A text with its operators as signs; factors that only signs part may stand in any order. */
function inSigns(text: string, language: Locale): string {
  const bare = withoutAccents(text.toLowerCase()).replace(/\s+/gu, " ").trim();
  return operators.reduce(
    (formula, [said, sign]) => formula.replace(said, sign),
    bare.replace(articles[language], ""),
  );
}

const inOrder = (formula: string) => formula.split("*").toSorted().join("*");
const joined = (formula: string) => formula.replace(/(?<!\d)\*|\*(?!\d)/gu, "").replaceAll(" ", "");

/** Whether two texts write one formula: *pi fois r au carré* and *πr²*, *mass over volume*. */
export function saysFormula(typed: string, expected: string, language: Locale): boolean {
  const wanted = inSigns(expected, language);
  if (!isFormula.test(wanted) || !/\p{L}/u.test(wanted)) return false;
  const said = inSigns(typed, language);
  const given = wanted.includes("=") ? said : said.replace(/^[a-z]+=/u, "");
  const isProduct = !/[-+/=]/u.test(wanted);
  return joined(given) === joined(wanted) || (isProduct && inOrder(given) === inOrder(wanted));
}
