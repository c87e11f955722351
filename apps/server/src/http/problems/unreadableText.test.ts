import { describe, expect, it } from "vitest";

import { unreadableText } from "./unreadableText.ts";

const pointersOf = (value: unknown) =>
  unreadableText(value).map(({ instancePath }) => instancePath);

describe("unreadableText", () => {
  it.each([[null], [3], [true], ["é 😀 \u0001 \uFFFD"], [{ text: ["\uD83D\uDE00"] }]])(
    "finds nothing in %j",
    (value) => {
      expect(pointersOf(value)).toEqual([]);
    },
  );

  it("finds U+0000 and halves of pairs in texts and in names, in order", () => {
    const value = {
      topic: "a\u0000",
      items: [{ text: "fine" }, { text: "\uD800" }, "\uDC00 first"],
      "a/b\uD800": 1,
    };
    expect(pointersOf(value)).toEqual(["/topic", "/items/1/text", "/items/2", "/a~1b\uFFFD"]);
  });

  it("goes down as deep as anyone can send, and stops at a hundred", () => {
    let deep: unknown = "\u0000";
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(pointersOf(deep)).toEqual(["/0".repeat(32)]);
    const wide = Array.from({ length: 5000 }, () => "\u0000");
    expect(unreadableText(wide)).toHaveLength(100);
  });
});
