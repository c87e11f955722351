import { expect, it } from "vitest";
import { numberRow, shareRow, table } from "./Row.ts";

it("marks what holds, what fails and what only informs", () => {
  const rows = [
    shareRow("first", 0.81, 0.8),
    numberRow("lessons", 8, { least: 10 }),
    numberRow("time", 2.34, null, " s"),
  ];
  expect(rows.map(({ holds }) => holds)).toEqual([true, false, null]);
  expect(table(rows).split("\n")).toEqual([
    "✓ first       81.0 %  ≥ 80.0 %",
    "✗ lessons          8  ≥ 10",
    "  time         2.3 s",
  ]);
});
