/** What a table says of one row in one column, with what it says of others in the same unit. */
export interface FoundLookup {
  readonly column: number;
  /** The first cell of the row. */
  readonly row: string;
  readonly value: string;
  readonly others: readonly string[];
}

const fewestAlike = 3;

/**
 * What can be looked up in each column of a table that gives figures: of cells of one number and one unit, so that the unit
 * tells nothing. None where rows are named alike.
 */
export function lookupsIn(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): readonly FoundLookup[] {
  const names = rows.map(([name = ""]) => name);
  if (new Set(names).size < names.length || names.some((name) => !/\p{Letter}{3}/u.test(name)))
    return [];
  return header.flatMap((title, column) => {
    if (column === 0 || title === "") return [];
    const cells = rows.flatMap((row) => {
      const [, unit] = figure.exec(row[column] ?? "") ?? [];
      return unit === undefined ? [] : [{ name: row[0] ?? "", value: row[column] ?? "", unit }];
    });
    const groups = [...Map.groupBy(cells, ({ unit }) => unit).values()];
    const [largest = []] = groups.toSorted((a, b) => b.length - a.length);
    const isOnce = ({ value }: { readonly value: string }) =>
      largest.filter((other) => other.value === value).length === 1;
    const alike = largest.filter(isOnce);
    // Of each column another row: two that differ by a column alone are one question.
    const asked = alike[(Math.floor(alike.length / 2) + column - 1) % alike.length];
    return alike.length < fewestAlike || asked === undefined
      ? []
      : [
          {
            column,
            row: asked.name,
            value: asked.value,
            others: alike.flatMap(({ value }) => (value === asked.value ? [] : [value])),
          },
        ];
  });
}

/** One number, what may stand before it, and its unit with all that follows. */
const figure = /^[^\d]*\d[\d.,\u00A0\u202F]*\s?([^\d]*)$/u;
