import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/root.ts";
import { countPlaywright, countVitest } from "./counts.ts";

const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};
const playwright = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

test("a clean run is counted as it is", () => {
  expect(countVitest(vitest, 0)).toEqual({ state: "ran", passed: 5, failed: 0 });
  expect(countPlaywright({ stats: playwright, suites: [] }, 0)).toEqual({
    state: "ran",
    passed: 3,
    failed: 0,
  });
});

test("a run that ended badly without a failed test has failed once", () => {
  expect(countVitest(vitest, 1)).toMatchObject({ passed: 5, failed: 1 });
});

test("a run without any test has failed", () => {
  expect(countVitest({ ...vitest, numPassedTests: 0 }, 0)).toMatchObject({ passed: 0, failed: 1 });
});

test("skipped tests are told, a journey that needed two tries has failed", () => {
  expect(countVitest({ ...vitest, numTodoTests: 2 }, 0)).toMatchObject({ note: "2 skipped" });
  expect(countPlaywright({ stats: { ...playwright, flaky: 1 }, suites: [] }, 0)).toMatchObject({
    failed: 1,
  });
});

test("a failed test is named by its file and the first line of what it said", () => {
  const file = { name: join(root, "packages/a.test.ts"), message: "", status: "failed" };
  const assertionResults = [
    { fullName: "adds", status: "passed", failureMessages: [] },
    { fullName: "takes away", status: "failed", failureMessages: ["\u001b[31mOff by 1\n at a.ts"] },
  ];
  const report = { ...vitest, numFailedTests: 1, testResults: [{ ...file, assertionResults }] };
  expect(countVitest(report, 1)).toMatchObject({
    failed: 1,
    failures: [{ test: "packages/a.test.ts › takes away", why: "Off by 1" }],
  });
});

test("a file that could not be loaded is named by itself", () => {
  const file = { name: join(root, "b.test.ts"), message: "No such export", status: "failed" };
  const report = { ...vitest, testResults: [{ ...file, assertionResults: [] }] };
  expect(countVitest(report, 1)).toMatchObject({
    failures: [{ test: "b.test.ts", why: "No such export" }],
  });
});

test("journeys that failed, or passed only when tried again, are named wherever they stand", () => {
  const ended = (title: string, status: string) => ({
    file: "a.spec.ts",
    title,
    tests: [{ status, results: [{ error: { message: "Timed out\nat a" } }, {}] }],
  });
  const suites = [
    { specs: [ended("joins", "expected")], suites: [{ specs: [ended("leaves", "flaky")] }] },
    { specs: [ended("stays", "unexpected")] },
  ];
  const stats = { ...playwright, unexpected: 1, flaky: 1 };
  expect(countPlaywright({ stats, suites }, 1)).toMatchObject({
    failures: [
      { test: "a.spec.ts › leaves", why: "Timed out" },
      { test: "a.spec.ts › stays", why: "Timed out" },
    ],
  });
});

test("each file is told with the time that its tests took", () => {
  const file = { message: "", status: "passed", assertionResults: [] };
  const times = [
    { ...file, name: join(root, "a.test.ts"), startTime: 1000, endTime: 3500 },
    { ...file, name: join(root, "empty.test.ts") },
  ];
  expect(countVitest({ ...vitest, testResults: times }, 0)).toMatchObject({
    files: [{ file: "a.test.ts", seconds: 2.5 }],
  });
  const ran = (duration: number) => ({
    file: "a.spec.ts",
    title: "",
    tests: [{ status: "expected", results: [{ duration }] }],
  });
  const suites = [{ specs: [ran(1500)], suites: [{ specs: [ran(500)] }] }];
  expect(countPlaywright({ stats: playwright, suites }, 0)).toMatchObject({
    files: [{ file: "a.spec.ts", seconds: 2 }],
  });
});
