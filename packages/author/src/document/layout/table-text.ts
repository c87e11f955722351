import type { DocumentTable } from "../../model/ExtractedDocument.ts";
import type { PlacedBlock } from "./headingsOf.ts";

/** Stands between the cells of a row in the text of a page; no cell holds it. */
export const betweenCells = " | ";
export const betweenRows = "\n";

/** A table as text: a line for each row. */
export function tableText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join(betweenCells)).join(betweenRows);
}

/** What a table is called that stands below no heading. */
export function nameOfColumns(header: readonly string[]): string {
  return header.filter((name) => name !== "").join(" – ");
}

/** Where the cells of each table stand in the text of its page. */
export function placedTables(blocks: readonly PlacedBlock[]): readonly DocumentTable[] {
  return blocks.flatMap(({ page, offset, rows }) => {
    if (rows === undefined) return [];
    let start = offset;
    const places = rows.map((row) => {
      const cells = row.map((text) => {
        const cell = { start, end: start + text.length };
        start = cell.end + betweenCells.length;
        return cell;
      });
      start += betweenRows.length - betweenCells.length;
      return cells;
    });
    return [{ page, rows: places }];
  });
}
