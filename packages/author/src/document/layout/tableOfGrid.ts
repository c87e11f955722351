import type { Grid, Line } from "./shapes.ts";
import type { Cell, TableRow } from "./tableRows.ts";

const columns = { fewest: 2, most: 6 };
/** With the header. */
const fewestRows = 3;
const longestCell = 220;
/** What a column is named by: a word, or the sign of what it counts. */
const named = /[\p{Letter}\p{Currency_Symbol}%]/u;
/** With an empty cell above its first column a table has so many columns at least. */
const fewestBelowCorner = 3;
/** Stands where there is nothing to say. */
const dash = /^[-–—]$/u;
/** A cell that is read as a paragraph has at least so many letters. */
const shortestParagraph = 60;

/**
 * The rows of a ruled table, the header first: no cell is empty but the one above those that name the rows, and the
 * header is set in a face of its own. Null where what the rules part may be anything else.
 */
export function tableOfGrid({ rows }: Grid): readonly TableRow[] | null {
  const filled = rows.filter((row) => row.some((cell) => cell.length > 0));
  const [header, ...body] = filled;
  if (header === undefined || filled.length < fewestRows) return null;
  const names = new Set(header.map((cell) => textOf(cell).toLowerCase()));
  const isNamed = namesRows([header, ...body]);
  const faces = new Set(header.flat().flatMap(({ fonts }) => fonts));
  const isTable =
    header.length >= columns.fewest &&
    header.length <= columns.most &&
    names.size === header.length &&
    header.every((cell, at) => (isNamed && at === 0) || isName(cell)) &&
    body.every((row) => row.every((cell, at) => isCell(cell) || (at > 0 && isDash(cell)))) &&
    body.every((row) => !row.at(-1)?.some(({ fonts }) => fonts.some((font) => faces.has(font))));
  return isTable ? filled : null;
}

/** Whether nothing stands above the first column, whose cells name the rows. */
function namesRows([header = [], ...body]: readonly TableRow[]): boolean {
  const names = body.map(([first = []]) => textOf(first));
  return (
    header[0]?.length === 0 &&
    header.length >= fewestBelowCorner &&
    new Set(names).size === names.length &&
    names.every((name) => named.test(name) || /\p{Number}/u.test(name))
  );
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

function isName(cell: readonly Line[]): boolean {
  return named.test(textOf(cell)) && isCell(cell);
}

function isDash(cell: readonly Line[]): boolean {
  return dash.test(textOf(cell));
}

function textOf(cell: readonly Line[]): string {
  return cell.map(({ text }) => text).join(" ");
}
