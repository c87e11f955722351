/** One figure of the evaluation, next to what it has to reach. */
export interface Row {
  readonly name: string;
  readonly value: string;
  readonly bar: string;
  /** Null where the figure only informs. */
  readonly holds: boolean | null;
  /** Whether what it has to reach could not be measured on this machine. */
  readonly isSkipped?: true;
}

/** What has bars but could not be measured, and why. */
export function skippedRow(name: string, why: string): Row {
  return { name, value: `skipped: ${why}`, bar: "", holds: null, isSkipped: true };
}

/** A share with the least that it has to be, if it has to be anything. */
export function shareRow(name: string, value: number, least?: number): Row {
  return {
    name,
    value: percent(value),
    bar: least === undefined ? "" : `≥ ${percent(least)}`,
    holds: least === undefined ? null : value >= least,
  };
}

/** A figure with the most, or the least, that it may be. */
export function numberRow(
  name: string,
  value: number,
  bound: { readonly most: number } | { readonly least: number } | null,
  unit = "",
): Row {
  const shown = `${Number.isInteger(value) ? value : value.toFixed(1)}${unit}`;
  if (bound === null) return { name, value: shown, bar: "", holds: null };
  return "most" in bound
    ? { name, value: shown, bar: `≤ ${bound.most}${unit}`, holds: value <= bound.most }
    : { name, value: shown, bar: `≥ ${bound.least}${unit}`, holds: value >= bound.least };
}

/** The rows as a table, what fails or was skipped marked. */
export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, value, bar, holds, isSkipped = false }) => {
      const mark = isSkipped ? "?" : holds === null ? " " : holds ? "✓" : "✗";
      return `${mark} ${name.padEnd(width)}  ${value.padStart(9)}  ${bar}`.trimEnd();
    })
    .join("\n");
}

export interface Verdict {
  readonly text: string;
  readonly passes: boolean;
}

/** What the rows amount to. What was not measured does not hold, but for those who allow it. */
export function verdictOf(
  rows: readonly Row[],
  { allowsSkipped }: { readonly allowsSkipped: boolean },
): Verdict {
  const failed = rows.filter(({ holds }) => holds === false).length;
  const skipped = rows.filter(({ isSkipped = false }) => isSkipped).length;
  const measured =
    failed > 0
      ? `${failed} below the bar.`
      : skipped > 0
        ? "Every bar that was measured holds."
        : "Every bar holds.";
  const missing =
    skipped === 0 ? [] : [skipped === 1 ? "1 was not measured." : `${skipped} were not measured.`];
  return {
    text: [measured, ...missing].join(" "),
    passes: failed === 0 && (skipped === 0 || allowsSkipped),
  };
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}
