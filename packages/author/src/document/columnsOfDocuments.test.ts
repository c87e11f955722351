import { describe, expect, it } from "vitest";

import { makePdf, readSampleText } from "../testing/makePdf.ts";
import { extractText } from "./child/extractText.ts";

const limits = { maxPages: 100, maxCharacters: 1_000_000 };

/** The sentences of the sample text, and those that stand whole in what is read of its PDF. */
async function sentencesRead(language: "en" | "fr" | "nl", columns: number) {
  const sample = readSampleText(language);
  const result = await extractText(await makePdf(sample, { columns }), limits);
  if (result.status === "refused") throw new Error(result.code);
  const { pages, headings, unreadPages } = result.document;
  const text = pages.map((page) => page.text).join(" ");
  const sentences = sample.match(/(?<=^|[.!?]\s)\p{Uppercase}[^.#\n]{20,}\./gmu) ?? [];
  return {
    sentences,
    whole: sentences.filter((sentence) => text.includes(sentence)),
    levels: headings.map(({ level }) => level),
    unreadPages,
  };
}

describe.each(["en", "fr", "nl"] as const)("a document in %s", { timeout: 60_000 }, (language) => {
  it.each([1, 2, 3, 4])("is read in sentences where it has %i columns", async (columns) => {
    const { sentences, whole, levels, unreadPages } = await sentencesRead(language, columns);
    expect(sentences.length).toBeGreaterThan(60);
    expect(sentences.filter((sentence) => !whole.includes(sentence))).toEqual([]);
    expect(whole.length).toBeGreaterThanOrEqual(0.95 * sentences.length);
    expect(levels).toEqual([1, 2, 2, 2, 2, 2]);
    expect(unreadPages).toEqual([]);
  });
});
