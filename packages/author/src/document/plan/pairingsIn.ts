import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { TablePairing } from "../recipes/Recipe.ts";
import { termsApart } from "../recipes/termsApart.ts";

const most = 2;
const longestCell = 110;

/**
 * Columns of words of which three to five cells can be told apart, to be matched with the first cells of their rows.
 * Figures pair by their units, and sort themselves.
 */
export function pairingsIn(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  language: InstructionLanguage,
): readonly TablePairing[] {
  return header
    .flatMap((title, column): TablePairing[] => {
      const cells = rows.map((row) => [row[0] ?? "", row[column] ?? ""] as const);
      const figures = cells.filter(([, said]) => isFigure(said));
      if (column === 0 || title === "" || 3 * figures.length > rows.length) return [];
      const isOwn = (text: string, at: 0 | 1) =>
        isWords(text) && cells.filter((cell) => cell[at] === text).length === 1;
      const own = cells.filter(([row, said]) => isOwn(row, 0) && isOwn(said, 1));
      const pairs = termsApart(own, ([term, said]) => ({ term, said }), language);
      return pairs.length === 0 ? [] : [{ column, pairs }];
    })
    .slice(0, most);
}

/** A number, with its unit; not a sentence or a name that holds one. */
function isFigure(cell: string): boolean {
  return /\d/u.test(cell) && (cell.match(/\p{Letter}{3,}/gu) ?? []).length < fewestOfName;
}

const fewestOfName = 3;

function isWords(cell: string): boolean {
  return cell.length <= longestCell && /\p{Letter}{3}/u.test(cell);
}
