import { describe, expect, it } from "vitest";

import { createRandom } from "../../../random/createRandom.ts";
import { loadTexts } from "../../../texts/loadTexts.ts";
import { createNotation } from "../Notation.ts";
import { cards, die, twoDraws, urn } from "./chance.ts";

const texts = await loadTexts("en");
const seeds = Array.from({ length: 60 }, (_, seed) => seed);

function contextOf(seed: number) {
  return {
    random: createRandom(`chance ${seed}`),
    notation: createNotation(texts),
    texts,
    difficulty: seed / seeds.length,
  };
}

describe("probabilities", () => {
  it.each([urn, die, cards, twoDraws])("are typed as fractions, and say so: %o", (make) => {
    for (const seed of seeds)
      expect(make(contextOf(seed)).typed).toMatchObject({
        answer: expect.stringMatching(/^\d+\/\d+$/u),
        note: "Give the answer as a fraction.",
      });
  });

  it("has several favourable cards, which are listed", () => {
    for (const seed of seeds)
      expect(cards(contextOf(seed)).working).toMatch(/cases: \d+(,| and) /u);
  });
});
