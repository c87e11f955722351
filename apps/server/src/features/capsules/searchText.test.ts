import { describe, expect, it } from "vitest";

import { foldText } from "./searchText.ts";

describe("foldText", () => {
  it.each([
    ["L’œuvre d’Été", "l oeuvre d ete"],
    ["Les Fractions : ½ et ¾", "les fractions 1 2 et 3 4"],
    ["natural_sciences", "natural sciences"],
    ["ひらがな・カタカナ", "ひらかな カタカナ"],
    ["& | ! ( ) : * ' \\", ""],
  ])("folds %j to %j", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
