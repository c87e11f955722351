import fc from "fast-check";
import { expect, test } from "vitest";
import { indented } from "./indented.ts";

/** `[` and `]` stand where the selection starts and ends. */
function read(marked: string) {
  const start = marked.indexOf("[");
  return { text: marked.replace(/[[\]]/gu, ""), start, end: marked.indexOf("]") - 1 };
}
function show({ text, start, end }: ReturnType<typeof read>): string {
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
}

test.each([
  ["in", "a\nb[]c\nd", "a\n  b[]c\nd"],
  ["in", "a[b\nc]d\ne", "  a[b\n  c]d\ne"],
  ["in", "a\n[b\n]c", "a\n  [b\n]c"],
  ["in", "[]", "  []"],
  ["out", "a\n    b[]", "a\n  b[]"],
  ["out", " [a]", "[a]"],
  ["out", "\ta[]", "a[]"],
  ["out", "a[]", "a[]"],
  ["out", " []  a", "[] a"],
] as const)("%s: %j becomes %j", (way, before, after) => {
  expect(show(indented(read(before), way))).toBe(after);
});

test("in and out again changes nothing, and the selection stays inside the text", () => {
  const texts = fc.array(fc.constantFrom("a", " ", "\n", "\t"), { maxLength: 30 });
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(), (letters, one, other) => {
      const text = letters.join("");
      const [a, b] = [one % (text.length + 1), other % (text.length + 1)];
      const before = { text, start: Math.min(a, b), end: Math.max(a, b) };
      const inside = indented(before, "in");
      expect(indented(inside, "out").text).toBe(text);
      for (const { text: now, start, end } of [inside, indented(before, "out")]) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(now.length);
      }
    }),
    { seed: 5, numRuns: 500 },
  );
});
