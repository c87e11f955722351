import type { FinishedStep } from "./Step.ts";

/** How many tests passed and failed in all steps; a step that could not run is one failure. */
export function total(steps: readonly FinishedStep[]): { passed: number; failed: number } {
  let passed = 0;
  let failed = 0;
  for (const { result } of steps) {
    if (result.state === "ran") {
      passed += result.passed;
      failed += result.failed;
    } else if (result.state === "could not run") {
      failed += 1;
    }
  }
  return { passed, failed };
}

/** How many files of tests the summary names. */
const slowest = 10;

/** The tests that failed, the table of all steps, the slowest files, and the closing line alone at its end. */
export function summary(steps: readonly FinishedStep[]): string {
  const width = Math.max(...steps.map(({ name }) => name.length));
  const rows = steps.map(({ name, result, seconds }) =>
    [mark(result), name.padEnd(width), `${seconds.toFixed(1)} s`.padStart(8), words(result)].join(
      "  ",
    ),
  );
  const { passed, failed } = total(steps);
  return [
    "",
    ...steps.flatMap(failedTests),
    ...rows.map((row) => row.trimEnd()),
    ...slowestFiles(steps),
    "",
    `${passed} passed, ${failed} failed`,
  ].join("\n");
}

/** What failed is named beside the table: above it may lie thousands of lines. */
function failedTests({ name, result }: FinishedStep): string[] {
  if (result.state !== "ran" || result.failures === undefined) return [];
  return result.failures.flatMap(({ test, why }) => [`✗ ${name}: ${test}`, `    ${why}`]);
}

/** Where the time went, over all steps. */
function slowestFiles(steps: readonly FinishedStep[]): string[] {
  const files = steps
    .flatMap(({ name, result }) =>
      result.state === "ran"
        ? (result.files ?? []).map(({ file, seconds }) => ({ file: `${name}: ${file}`, seconds }))
        : [],
    )
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowest);
  if (files.length === 0) return [];
  const rows = files.map(
    ({ file, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(8)}  ${file}`,
  );
  return ["", "The slowest files:", ...rows];
}

function mark(result: FinishedStep["result"]): string {
  if (result.state === "not asked for") return "·";
  return result.state === "ran" && result.failed === 0 ? "✓" : "✗";
}

function words(result: FinishedStep["result"]): string {
  switch (result.state) {
    case "ran": {
      const counts = `${result.passed} passed, ${result.failed} failed`;
      return result.note === undefined ? counts : `${counts} (${result.note})`;
    }
    case "could not run":
      return `could not run: ${result.why}`;
    case "not asked for":
      return "not asked for";
  }
}
