import { foldText } from "../../texts/foldText.ts";

/** What a table says of several kinds of something: a column for each thing that is said, and a row for each kind. */
export interface KindsOfTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The table has the kinds along its top, and stands here with its rows for columns. */
  readonly isTurned: boolean;
  /** Its cells do not tell which of both are the kinds, so that nothing is asked that rests on it. */
  readonly isDoubtful: boolean;
}

/** Cells of a column are so much more alike than those of a row where the rows are kinds, and the other way round. */
const clearly = 1.5;

/**
 * The kinds that a table without a name above its first column tells of, along its top or down its side: what it says
 * of them in one respect is worded alike ("3 days", "24 days"), what it says of one kind in several respects is not.
 * Null where a name stands for two things.
 */
export function kindsOfTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): KindsOfTable | null {
  const names = [...header.slice(1), ...rows.map(([name = ""]) => name)].map(foldText);
  if (new Set(names).size < names.length) return null;
  const cells = rows.map((row) => row.slice(1));
  const [alongRows, downColumns] = [likenessOf(cells), likenessOf(columnsOf(cells))];
  const isTurned = alongRows > clearly * downColumns;
  const isDoubtful = !isTurned && downColumns <= clearly * alongRows;
  const [turnedHeader = [], ...turnedRows] = columnsOf([header, ...rows]);
  return isTurned
    ? { header: turnedHeader, rows: turnedRows, isTurned, isDoubtful }
    : { header, rows, isTurned, isDoubtful };
}

/** A table with its columns for rows. */
export function columnsOf(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ""));
}

/** How alike the cells of each group are on average, from 0 to 1. */
function likenessOf(groups: readonly (readonly string[])[]): number {
  const pairs = groups.flatMap((cells) => {
    const words = cells.map(wordsOf);
    return words.flatMap((own, at) => words.slice(at + 1).map((other) => shared(own, other)));
  });
  return pairs.length === 0 ? 0 : pairs.reduce((sum, each) => sum + each, 0) / pairs.length;
}

/** The words of a cell, any number for any other. */
function wordsOf(cell: string): ReadonlySet<string> {
  return new Set(
    foldText(cell)
      .replaceAll(/\d+/gu, "0")
      .split(" ")
      .filter((word) => word !== ""),
  );
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = new Set([...one, ...other]).size;
  return all === 0 ? 0 : [...one].filter((word) => other.has(word)).length / all;
}
