import type { StepResult } from "./Step.ts";

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Counts of a Vitest run. A run that ended badly without a failed test has failed once. */
export function countVitest(report: VitestReport, code: number): StepResult {
  return counted({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    code,
  });
}

/** Counts of a Playwright run. A journey that passed only when tried again has failed. */
export function countPlaywright({ stats }: PlaywrightReport, code: number): StepResult {
  return counted({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    code,
  });
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  code: number;
}

function counted({ passed, failed, skipped, code }: Counts): StepResult {
  const wentWrong = code !== 0 || passed + failed === 0;
  const note = skipped > 0 ? { note: `${skipped} skipped` } : {};
  return { state: "ran", passed, failed: Math.max(failed, wentWrong ? 1 : 0), ...note };
}
