import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { followStatements } from "./followStatements.ts";

function read(pieces: Iterable<string>): unknown[] {
  const told: unknown[] = [];
  const follow = followStatements((statement) => told.push(statement));
  for (const piece of pieces) follow(piece);
  return told;
}

describe("followStatements", () => {
  it("tells every statement once it is closed, however the text is cut", () => {
    const text = fc.string({
      unit: fc.constantFrom('"', "\\", "{", "}", "[", "]", "é", "🙂", " "),
    });
    const statement = fc.record({ text, sources: fc.array(text, { maxLength: 3 }) });
    fc.assert(
      fc.property(
        fc.array(statement, { maxLength: 5 }),
        fc.nat(12),
        fc.constantFrom(undefined, 2),
        (statements, size, indent) => {
          const whole = JSON.stringify({ statements }, null, indent);
          const pieces = whole.match(new RegExp(`[^]{1,${size + 1}}`, "gu")) ?? [];
          expect(read(pieces)).toEqual(JSON.parse(whole).statements);
          const last = whole.lastIndexOf("}", whole.lastIndexOf("]") - 1);
          if (last > 0) expect(read([whole.slice(0, last)])).toHaveLength(statements.length - 1);
        },
      ),
      { numRuns: 200, seed: 28 },
    );
  });

  it.each([
    ["introduced", 'Here: {"statements":[{"text":"a"}]}'],
    ["thought aloud", '<think>{"statements":[{"text":"a"}]}</think>{"statements":[]}'],
    ["a list", '[[{"text":"a"}]]'],
    ["broken", '{"statements":[{"text":a}]}'],
    ["endless", `{"statements":[{"text":"${"x".repeat(5000)}"}]}`],
    ["followed by another", '{"statements":[]}{"statements":[{"text":"a"}]}'],
  ])("tells nothing of an answer that is %s", (_, text) => {
    expect(read([text])).toEqual([]);
  });
});
