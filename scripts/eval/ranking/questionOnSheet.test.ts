import { expect, it } from "vitest";

import { questionOnSheet } from "./questionOnSheet.ts";

it("reads what a sheet asks, as the author saw it", () => {
  expect(
    questionOnSheet(
      "Quel terme le texte décrit-il ainsi ? une modification de l’ADN\n   [ ] gène  [x] mutation  [ ] sang\n   said: 24 | 17 3",
      "fr",
    ),
  ).toMatchObject({
    asks: "term",
    sentence: "mutation une modification de l’ADN",
    answer: "mutation",
    others: ["gène", "sang"],
    said: [24, 17, 3],
  });
  expect(
    questionOnSheet("Each [package]{Begins with “pac”, 7 letters} has a name.", "en"),
  ).toMatchObject({ asks: "typed", sentence: "Each package has a name.", at: 5, shown: 3 });
  expect(questionOnSheet("FALSE Alle kasten zijn leeg.", "nl")).toMatchObject({
    asks: "false",
    sentence: "Alle kasten zijn leeg.",
  });
  expect(questionOnSheet("Brahe = … observed the sky", "en")).toBeNull();
});
