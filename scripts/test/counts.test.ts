import { expect, test } from "vitest";
import { countPlaywright, countVitest } from "./counts.ts";

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
const playwright = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

test("a clean run is counted as it is", () => {
  expect(countVitest(vitest, 0)).toEqual({ state: "ran", passed: 5, failed: 0 });
  expect(countPlaywright({ stats: playwright }, 0)).toEqual({ state: "ran", passed: 3, failed: 0 });
});

test("a run that ended badly without a failed test has failed once", () => {
  expect(countVitest(vitest, 1)).toMatchObject({ passed: 5, failed: 1 });
});

test("a run without any test has failed", () => {
  expect(countVitest({ ...vitest, numPassedTests: 0 }, 0)).toMatchObject({ passed: 0, failed: 1 });
});

test("skipped tests are told, a journey that needed two tries has failed", () => {
  expect(countVitest({ ...vitest, numTodoTests: 2 }, 0)).toMatchObject({ note: "2 skipped" });
  expect(countPlaywright({ stats: { ...playwright, flaky: 1 } }, 0)).toMatchObject({ failed: 1 });
});
