import { foldText } from "../../texts/foldText.ts";

/**
 * The rows of a table whose first two cells can be matched: neither stands in another row too, and
 * neither holds the other, which would give the pair away.
 */
export function matchableRows(
  rows: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const folded = rows.map((row) => row.slice(0, 2).map(foldText));
  const cells = folded.flat();
  return rows.filter((_, index) => {
    const [left = "", right = ""] = folded[index] ?? [];
    return (
      cells.filter((cell) => cell === left).length === 1 &&
      cells.filter((cell) => cell === right).length === 1 &&
      !left.includes(right.trim()) &&
      !right.includes(left.trim())
    );
  });
}
