import { expect, test } from "vitest";
import { readLedger } from "../security/readLedger.ts";
import { judgeLedger } from "./securityLedger.ts";

const ledger = (...lines: string[]) =>
  readLedger(["files: { a: a.test.ts, rules: rules.md }", "requirements:", ...lines].join("\n"));
const held = '  - { ids: [V1.1.1], asks: x, held: ["a: does so"] }';
const told = '  - { ids: [V1.1.2], asks: x, told: "rules: Limits" }';
const absent = "  - { ids: [V1.1.3], asks: x, absent: there is none }";
const texts = new Map([
  ["a.test.ts", 'it("does so", () => {});'],
  ["rules.md", "## Limits\n"],
]);
const judge = (lines: readonly string[], count: number) =>
  judgeLedger(ledger(...lines), (path) => texts.get(path), count);

test("a ledger of what is there is in order", () => {
  expect(judge([held, told, absent], 3)).toEqual([]);
});

test("tests and headings that are gone, numbers that come twice, and a gap are found", () => {
  const gone = [
    held.replace("does so", "does not"),
    told.replace("Limits", "Bounds"),
    absent,
    absent,
  ];
  expect(judge(gone, 5)).toEqual([
    "V1.1.3 stands in the ledger twice",
    "the ledger holds 4 of 5 requirements",
    "V1.1.1: “does not” is not in a.test.ts",
    "V1.1.2: “Bounds” is not in rules.md",
  ]);
});

test.each([
  ["  - { ids: [V1.1.1], asks: x }", "one of held"],
  ["  - { ids: [V1.1.1], asks: x, held: ['a: b'], open: y }", "one of held"],
  ["  - { ids: [V1.1.1], asks: x, held: ['b: c'] }", "no file of the name b"],
])("an entry that says nothing, or too much, is refused: %s", (line, message) => {
  expect(() => ledger(line)).toThrow(message);
});
