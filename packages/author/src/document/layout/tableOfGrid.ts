import type { Grid, Line } from "./shapes.ts";
import type { Cell, TableRow } from "./tableRows.ts";

const columns = { fewest: 2, most: 6 };
/** With the header. */
const fewestRows = 3;
const longestCell = 220;
/** What a column is named by: a word, or the sign of what it counts. */
const named = /[\p{Letter}\p{Currency_Symbol}%]/u;
/** A cell that is read as a paragraph has at least so many letters. */
const shortestParagraph = 60;

/**
 * The rows of a ruled table, the header first: no cell is empty, and the header is set in a face of its
 * own. Null where what the rules part may be anything else.
 */
export function tableOfGrid({ rows }: Grid): readonly TableRow[] | null {
  const filled = rows.filter((row) => row.some((cell) => cell.length > 0));
  const [header, ...body] = filled;
  if (header === undefined || filled.length < fewestRows) return null;
  const names = new Set(header.map((cell) => textOf(cell).toLowerCase()));
  const faces = new Set(header.flat().flatMap(({ fonts }) => fonts));
  const isTable =
    header.length >= columns.fewest &&
    header.length <= columns.most &&
    names.size === header.length &&
    header.every((cell) => named.test(textOf(cell))) &&
    filled.every((row) => row.every(isCell)) &&
    body.every((row) => !row.at(-1)?.some(({ fonts }) => fonts.some((font) => faces.has(font))));
  return isTable ? filled : null;
}

/** The cells that hold sentences, where rules part something else than a table. */
export function paragraphsOfGrid({ rows }: Grid): readonly Cell[] {
  return rows
    .flat()
    .filter((cell) => textOf(cell).length >= shortestParagraph && cell.some(endsSentence));
}

function endsSentence({ text }: Line): boolean {
  return /[.!?]["»”’)]*$/u.test(text);
}

function isCell(cell: readonly Line[]): boolean {
  const text = textOf(cell);
  return (
    text.length <= longestCell &&
    (named.test(text) || /\p{Number}/u.test(text)) &&
    !/\||(?:\.\s?){4,}/u.test(text)
  );
}

function textOf(cell: readonly Line[]): string {
  return cell.map(({ text }) => text).join(" ");
}
