import { expect, test } from "vitest";
import { numberRow, shareRow, skippedRow } from "./Row.ts";
import { reportOf } from "./writeReport.ts";

test("a report says what holds, what does not and what was not measured, apart from what informs", () => {
  const rows = [
    shareRow("good", 0.97, 0.9),
    numberRow("wrong keys", 3, { most: 0 }),
    shareRow("confident", 0.7),
    skippedRow("kills", "no PostgreSQL"),
  ];
  const [, bars = "", told = ""] = reportOf(rows, new Date("2026-11-26T20:00:00Z")).split("## ");
  expect(bars.split("\n").slice(4, -2)).toEqual([
    "| good | 97.0 % | ≥ 90.0 % | yes |",
    "| wrong keys | 3 | ≤ 0 | **no** |",
    "| kills | skipped: no PostgreSQL |  |  |",
  ]);
  expect(told).toContain("| confident | 70.0 % |  |  |");
});
