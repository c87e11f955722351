import { describe, expect, it } from "vitest";

import type { Sentence } from "../analysis/shapes.ts";
import { bestSentences } from "./bestSentences.ts";

/** A document of a hundred pages, with so many sentences on each. */
function sentencesOn(perPage: number): readonly Sentence[] {
  return Array.from({ length: 100 * perPage }, (_, at) => ({
    text: `Sentence ${at}.`,
    page: 1 + Math.floor(at / perPage),
    start: at,
    end: at + 1,
    block: at,
  }));
}

const isAskable = () => true;

describe("bestSentences", () => {
  it("keeps the least doubted, in their order, where there are more than enough", () => {
    const all = sentencesOn(4);
    const doubt = new Map(all.map((sentence, at) => [sentence, at % 4]));
    const kept = bestSentences(all, { doubt, isAskable, pages: 100 });
    expect(kept).toHaveLength(72);
    expect(kept.every((sentence) => doubt.get(sentence) === 0)).toBe(true);
    expect(kept).toEqual(all.filter((sentence) => kept.includes(sentence)));
  });

  it("takes some from every part, though others are doubted less", () => {
    const all = sentencesOn(4);
    const doubt = new Map(all.map((sentence) => [sentence, sentence.page > 50 ? 1 : 0]));
    const kept = bestSentences(all, { doubt, isAskable, pages: 100 });
    expect(kept.filter(({ page }) => page > 50).length).toBeGreaterThanOrEqual(20);
  });

  it("takes what is doubted much only until there is what so many pages owe", () => {
    const all = sentencesOn(1).slice(0, 50);
    const kept = (each: number) => {
      const doubt = new Map(all.map((sentence) => [sentence, each]));
      return bestSentences(all, { doubt, isAskable, pages: 30 }).length;
    };
    expect(kept(4)).toBe(50);
    expect(kept(6)).toBe(40);
    expect(kept(8)).toBe(24);
  });

  it("keeps nothing that is doubted too much, however few others there are", () => {
    const all = sentencesOn(1);
    const doubt = new Map(all.map((sentence, at) => [sentence, at < 5 ? 0 : 20]));
    expect(bestSentences(all, { doubt, isAskable, pages: 100 })).toEqual(all.slice(0, 5));
  });
});
