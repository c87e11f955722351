import { describe, expect, it } from "vitest";

import { contrastIn } from "./contrastIn.ts";

const known = {
  nouns: new Map(),
  capitals: new Set(["Warré", "Dadant"]),
  kinds: new Map<string, number>(),
};

describe("contrastIn", () => {
  it.each([
    [
      "en",
      "The Warré hive is built of boxes without any frames, whereas the Dadant hive has frames of wood.",
      ["The Warré hive", "The Dadant hive"],
    ],
    [
      "fr",
      "La ruche Warré ne contient que des barrettes sans cadre, tandis que la ruche Dadant a des cadres.",
      ["La ruche Warré", "La ruche Dadant"],
    ],
    [
      "nl",
      "De Warré kast wordt al eeuwen van stro en leem gemaakt, terwijl de kast van Dadant ramen heeft.",
      ["De Warré kast", "De kast"],
    ],
    // One thing, at two times.
    ["en", "The Warré hive is built of boxes without frames, while it is closed in winter.", null],
    ["en", "The Warré hive is built of boxes without any frames of wood.", null],
  ] as const)("%s: %s", (language, sentence, things) => {
    const found = contrastIn(sentence, language, known);
    expect(found === null ? null : [found.told.subject, found.other]).toEqual(things);
  });
});
