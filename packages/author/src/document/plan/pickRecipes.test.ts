import { describe, expect, it } from "vitest";

import type { Recipe } from "../recipes/Recipe.ts";
import { pickRecipes } from "./pickRecipes.ts";

function gap(quote: string, word: string): Recipe {
  const from = quote.indexOf(word);
  const evidence = { quote, page: 1, start: 0, end: quote.length, passage: 0 };
  return { kind: "noun", evidence, from, to: from + word.length, others: ["comb", "wing"] };
}

describe("pickRecipes", () => {
  it.each([
    [
      "en",
      "In every hive of the region the bees keep a collection of pollen.",
      "collection",
      "pollen",
    ],
    [
      "fr",
      "Dans chaque ruche de la région les abeilles ont un système de danse.",
      "système",
      "danse",
    ],
    [
      "nl",
      "In elke kast van de streek hebben de bijen een verzameling van honing.",
      "verzameling",
      "honing",
    ],
  ] as const)("asks in %s for what carries the matter: %s", (language, quote, filler, matter) => {
    const recipes = [gap(quote, filler), gap(quote, matter)];
    const [picked] = pickRecipes([{ recipes, doubt: 0 }], language);
    expect(picked).toEqual(recipes[1]);
  });
});
