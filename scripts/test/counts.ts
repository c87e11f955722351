import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../lib/root.ts";
import type { Failure, FileTime, StepResult } from "./Step.ts";

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    /** Milliseconds since 1970, of the first test and of the end of the last. */
    startTime?: number;
    endTime?: number;
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: readonly {
    file: string;
    title: string;
    tests: readonly {
      status: string;
      results: readonly { duration?: number; error?: { message?: string } | undefined }[];
    }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

/** Counts of a Vitest run. A run that ended badly without a failed test has failed once. */
export function countVitest(report: VitestReport, code: number): StepResult {
  return counted({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(vitestFailures),
    files: report.testResults.flatMap(({ name, startTime = 0, endTime = 0 }) =>
      endTime > startTime
        ? [{ file: relative(root, name), seconds: (endTime - startTime) / 1000 }]
        : [],
    ),
    code,
  });
}

/** Counts of a Playwright run. A journey that passed only when tried again has failed. */
export function countPlaywright({ stats, suites }: PlaywrightReport, code: number): StepResult {
  return counted({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(playwrightFailures),
    files: playwrightTimes(suites),
    code,
  });
}

/** A file that could not be loaded has no tests to name: it stands for itself. */
function vitestFailures(file: VitestReport["testResults"][number]): Failure[] {
  const name = relative(root, file.name);
  const failed = file.assertionResults.filter(({ status }) => status === "failed");
  if (failed.length > 0) {
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      why: firstLine(failureMessages?.[0]),
    }));
  }
  return file.status === "failed" ? [{ test: name, why: firstLine(file.message) }] : [];
}

function playwrightFailures({ specs, suites = [] }: PlaywrightSuite): Failure[] {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => ({
        test: `${file} › ${title}`,
        why: firstLine(results.find(({ error }) => error !== undefined)?.error?.message),
      })),
  );
  return [...failed, ...suites.flatMap(playwrightFailures)];
}

/** The journeys of a file run beside each other: what they took is added up. */
function playwrightTimes(suites: readonly PlaywrightSuite[]): FileTime[] {
  const seconds = new Map<string, number>();
  const add = ({ specs, suites: inner = [] }: PlaywrightSuite) => {
    for (const { file, tests } of specs) {
      const durations = tests.flatMap(({ results }) => results.map(({ duration = 0 }) => duration));
      const sum = durations.reduce((total, duration) => total + duration, 0) / 1000;
      seconds.set(file, (seconds.get(file) ?? 0) + sum);
    }
    for (const suite of inner) add(suite);
  };
  for (const suite of suites) add(suite);
  return [...seconds].flatMap(([file, took]) => (took > 0 ? [{ file, seconds: took }] : []));
}

function firstLine(message: string | undefined): string {
  const plain = stripVTControlCharacters(message ?? "").trim();
  return plain.split("\n", 1)[0] || "it said nothing";
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly Failure[];
  files: readonly FileTime[];
  code: number;
}

function counted({ passed, failed, skipped, failures, files, code }: Counts): StepResult {
  const wentWrong = code !== 0 || passed + failed === 0;
  return {
    state: "ran",
    passed,
    failed: Math.max(failed, wentWrong ? 1 : 0),
    ...(skipped > 0 ? { note: `${skipped} skipped` } : {}),
    ...(failures.length > 0 ? { failures } : {}),
    ...(files.length > 0 ? { files } : {}),
  };
}
