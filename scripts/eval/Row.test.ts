import { describe, expect, it } from "vitest";
import { numberRow, shareRow, skippedRow, table, verdictOf } from "./Row.ts";

it("marks what holds, what fails, what only informs and what was skipped", () => {
  const rows = [
    shareRow("first", 0.81, 0.8),
    numberRow("lessons", 8, { least: 10 }),
    numberRow("time", 2.34, null, " s"),
    skippedRow("manual", "no apt-get"),
  ];
  expect(rows.map(({ holds }) => holds)).toEqual([true, false, null, null]);
  expect(table(rows).split("\n")).toEqual([
    "✓ first       81.0 %  ≥ 80.0 %",
    "✗ lessons          8  ≥ 10",
    "  time         2.3 s",
    "? manual   skipped: no apt-get",
  ]);
});

describe("verdictOf", () => {
  const good = numberRow("lessons", 12, { least: 10 });
  const bad = numberRow("lessons", 8, { least: 10 });
  const informs = numberRow("time", 2, null);
  const skipped = skippedRow("manual", "no apt-get");
  const strict = { allowsSkipped: false };

  it("passes where every bar holds", () => {
    expect(verdictOf([good, informs], strict)).toEqual({ text: "Every bar holds.", passes: true });
  });

  it("fails below a bar, whatever is allowed", () => {
    expect(verdictOf([good, bad], { allowsSkipped: true })).toEqual({
      text: "1 below the bar.",
      passes: false,
    });
  });

  it("does not call what was not measured good", () => {
    expect(verdictOf([good, skipped], strict)).toEqual({
      text: "Every bar that was measured holds. 1 was not measured.",
      passes: false,
    });
    expect(verdictOf([bad, skipped, skipped], strict).text).toBe(
      "1 below the bar. 2 were not measured.",
    );
  });

  it("lets those pass who allow for it, and says so all the same", () => {
    expect(verdictOf([good, skipped], { allowsSkipped: true })).toEqual({
      text: "Every bar that was measured holds. 1 was not measured.",
      passes: true,
    });
  });
});
