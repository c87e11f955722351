import { describe, expect, test } from "vitest";
import { markedPassage } from "./marked.ts";

const quote = "It is paid at once.";
const source = { quote, title: "Lease" };

describe("markedPassage", () => {
  test("marks the passage at its offsets, though the same words stand earlier", () => {
    const text = `${quote} Then: ${quote} End.`;
    const start = text.lastIndexOf(quote);
    const passage = { text, start, end: start + quote.length, page: 1, page_count: 2 };
    expect(markedPassage(passage, source)).toEqual({
      before: `${quote} Then: `,
      marked: quote,
      after: " End.",
    });
  });

  test.each([
    [`So. ${quote} Yes.`, { before: "So. ", marked: quote, after: " Yes." }],
    ["Other words.", { before: "", marked: quote, after: "" }],
    [undefined, { before: "", marked: quote, after: "" }],
  ])("marks the quote in its context %j", (context, expected) => {
    const given = context === undefined ? source : { ...source, context };
    expect(markedPassage(null, given)).toEqual(expected);
  });
});
