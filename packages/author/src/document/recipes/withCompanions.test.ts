import { describe, expect, it } from "vitest";

import { nounsOf } from "../analysis/nounsOf.ts";
import type { GapRecipe } from "./Recipe.ts";
import { withCompanions } from "./withCompanions.ts";

/** Four uses of each noun, as one and, where it has a plural, as many. */
const nouns = nounsOf(
  ["hive", "queen", "baskets", "flowers", "package", "program"].flatMap((word) =>
    Array.from({ length: 4 }, () =>
      word.endsWith("s") ? `These ${word} are here.` : `A ${word} is here.`,
    ),
  ),
  "en",
);

function gap(quote: string, word: string): GapRecipe {
  const from = quote.indexOf(word);
  const evidence = { quote, page: 1, start: 0, end: quote.length, passage: 0 };
  return { kind: "noun", evidence, from, to: from + word.length, others: [], letters: null };
}

function companionsOf(recipes: readonly GapRecipe[]) {
  return withCompanions(recipes, { nouns, language: "en" }).map((recipe) =>
    recipe.kind === "noun" ? recipe.companions : null,
  );
}

describe("withCompanions", () => {
  it("takes what agrees with the other gap, and is wrong there", () => {
    const hive = gap("In spring the hive is opened.", "hive");
    const queen = gap("In summer the queen is fed.", "queen");
    expect(companionsOf([hive, queen])).toEqual([["queen"], ["hive"]]);
  });

  it("leaves words of another number: grammar alone would tell them", () => {
    const hive = gap("In spring the hive is opened.", "hive");
    const flowers = gap("In summer the flowers are opened.", "flowers");
    expect(companionsOf([hive, flowers])).toEqual([[], []]);
  });

  it("leaves words that say the like", () => {
    const one = gap("In spring the package is opened.", "package");
    const other = gap("In summer the program is opened.", "program");
    expect(companionsOf([one, other])).toEqual([[], []]);
  });
});
