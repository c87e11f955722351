/** One figure of the evaluation, next to what it has to reach. */
export interface Row {
  readonly name: string;
  readonly value: string;
  readonly bar: string;
  /** Null where the figure only informs. */
  readonly holds: boolean | null;
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

/** The rows as a table, one that fails marked. */
export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, value, bar, holds }) => {
      const mark = holds === null ? " " : holds ? "✓" : "✗";
      return `${mark} ${name.padEnd(width)}  ${value.padStart(9)}  ${bar}`.trimEnd();
    })
    .join("\n");
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}
