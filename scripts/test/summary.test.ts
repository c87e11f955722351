import { expect, test } from "vitest";
import type { FinishedStep } from "./Step.ts";
import { summary, total } from "./summary.ts";

const steps: FinishedStep[] = [
  { name: "unit", seconds: 3.21, result: { state: "ran", passed: 12, failed: 0 } },
  {
    name: "stories",
    seconds: 40,
    result: {
      state: "ran",
      passed: 7,
      failed: 2,
      note: "1 skipped",
      failures: [{ test: "a.test.ts › is dark", why: "It was light" }],
    },
  },
  { name: "server", seconds: 0, result: { state: "could not run", why: "no PostgreSQL" } },
  { name: "journeys", seconds: 0, result: { state: "not asked for" } },
];

test("a step that could not run is a failure; one not asked for is nothing", () => {
  expect(total(steps)).toEqual({ passed: 19, failed: 3 });
});

test("the closing line stands alone at the end", () => {
  const lines = summary(steps).split("\n");
  expect(lines.at(-1)).toBe("19 passed, 3 failed");
  expect(lines.at(-2)).toBe("");
});

test("each step has its row with what came of it", () => {
  const text = summary(steps);
  expect(text).toContain("✓  unit      ");
  expect(text).toContain("✗  stories   ");
  expect(text).toContain("7 passed, 2 failed (1 skipped)");
  expect(text).toContain("could not run: no PostgreSQL");
  expect(text).toContain("·  journeys  ");
});

test("what failed is named before the table", () => {
  const text = summary(steps);
  expect(text).toContain("✗ stories: a.test.ts › is dark\n    It was light");
});

test("the ten slowest files are named, the slowest first", () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.test.ts`, seconds: at }));
  const result = { state: "ran", passed: 12, failed: 0, files } as const;
  const lines = summary([{ name: "unit", seconds: 12, result }]).split("\n");
  const told = lines.filter((line) => line.includes(".test.ts"));
  expect(told).toHaveLength(10);
  expect(told[0]).toBe("  11.0 s  unit: 11.test.ts");
  expect(lines.at(-1)).toBe("12 passed, 0 failed");
});
