const tabWidth = 4;

function widthOf(line: string): number {
  const [indent = ""] = /^[ \t]*/u.exec(line) ?? [];
  return indent.replaceAll("\t", " ".repeat(tabWidth)).length;
}

/**
 * How many times each line is indented, by its id: 0 for lines at the left edge, 1 for those that
 * stand at the next width that there is.
 */
export function indentation(
  lines: readonly { readonly id: string; readonly text: string }[],
): ReadonlyMap<string, number> {
  const widths = new Set([0, ...lines.map(({ text }) => widthOf(text))]);
  const levels = [...widths].toSorted((one, other) => one - other);
  return new Map(lines.map(({ id, text }) => [id, levels.indexOf(widthOf(text))]));
}
