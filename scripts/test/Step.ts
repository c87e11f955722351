/** A test that failed: its file and name, and the first line of what it said. */
export interface Failure {
  test: string;
  why: string;
}

/** A file of tests, and how long its tests took. */
export interface FileTime {
  file: string;
  seconds: number;
}

/** What came of a step. A step that could not be run counts as failed, never as passed. */
export type StepResult =
  | {
      state: "ran";
      passed: number;
      failed: number;
      note?: string;
      failures?: readonly Failure[];
      files?: readonly FileTime[];
    }
  | { state: "could not run"; why: string };

/** One part of the whole test run. */
export interface Step {
  /** One word to ask for it by: `pnpm test unit`. */
  id: string;
  name: string;
  /**
   * Before all others, which need what it brings; or beside them: it keeps less than one core busy, and they leave
   * some of two idle. What it prints is shown once it has ended.
   */
  runs?: "first" | "beside";
  /** `paths` limits the unit tests to files under them; without any, all are run. */
  run(paths: readonly string[]): Promise<StepResult>;
}

/** A step as it stands in the table at the end. */
export interface FinishedStep {
  name: string;
  result: StepResult | { state: "not asked for" };
  seconds: number;
}
