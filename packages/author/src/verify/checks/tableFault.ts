import type { MatchingExercise, QuizExercise } from "@alambic/contract";

import { largestIn } from "../../document/analysis/largestIn.ts";
import { lookupsIn } from "../../document/analysis/lookupsIn.ts";
import type { DocumentTable, ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { Provenance } from "../../model/Provenance.ts";
import { plainText } from "../../texts/rich-text.ts";

type FromDocument = Extract<Provenance, { kind: "document" }>;

/** The table that an item quotes from its first cell to its last; undefined where it quotes none. */
export function quotedTable(
  { page, start, end }: FromDocument,
  { tables = [] }: ExtractedDocument,
): DocumentTable | undefined {
  return tables.find(
    ({ page: own, rows }) =>
      own === page && rows[0]?.[0]?.start === start && rows.at(-1)?.at(-1)?.end === end,
  );
}

/**
 * What is wrong with a question about what stands beside what in a table: it names the first column and one other, and
 * each pair stands at its places on one line of the page and in no other row. Null for nothing.
 */
export function tableFault(
  { content: { prompt, left, right, pairs } }: MatchingExercise,
  provenance: FromDocument,
  document: ExtractedDocument,
): string | null {
  const table = quotedTable(provenance, document);
  const asked = plainText(prompt);
  const textOf = (id: string, options: typeof left) =>
    plainText(options.find((option) => option.id === id)?.text ?? "");
  const [header = [], ...rows] = table === undefined ? [] : cellsOf(table, document);
  const keyed = pairs.map((pair) => [textOf(pair.left_id, left), textOf(pair.right_id, right)]);
  const faults = header.flatMap((name, column) => {
    if (column === 0 || !asked.includes(name) || !asked.includes(header[0] ?? "")) return [];
    const wrong = keyed.find(([row = "", said = ""]) => {
      const sharing = rows.filter((cells) => cells[0] === row || cells[column] === said);
      const [only] = sharing;
      return sharing.length !== 1 || only?.[0] !== row || only[column] !== said;
    });
    return [wrong?.[0] ?? null];
  });
  // The names of two columns may hold each other: one of them has to be right.
  return faults.length === 0 ? asked : faults.includes(null) ? null : (faults[0] ?? null);
}

/**
 * What is wrong with a question about the figures of a table: it names a column, and either nothing else, and the key is
 * the row of its largest figure, or a row, and the key is what stands there; both read afresh. Null for nothing.
 */
export function figuresFault(
  { content: { prompt, choices, correct_choice_ids: right } }: QuizExercise,
  table: DocumentTable,
  document: ExtractedDocument,
): string | null {
  const text = document.pages.find(({ number }) => number === table.page)?.text ?? "";
  const [header = [], ...rows] = table.rows.map((row) =>
    row.map(({ start, end }) => text.slice(start, end)),
  );
  const asked = typeof prompt === "string" ? [] : prompt.filter(({ lang }) => lang !== undefined);
  const names = asked.map((run) => run.text);
  const isNamed = (column: number) =>
    names.includes(header[column] ?? "") &&
    header.filter((name) => name === header[column]).length === 1;
  const found =
    names.length === 1
      ? largestIn(header, rows, document.language)
          .filter(({ column }) => isNamed(column))
          .map(({ largest, others }) => ({ key: largest, others }))
      : lookupsIn(header, rows)
          .filter(({ column, row }) => isNamed(column) && names.includes(row))
          .map(({ value, others }) => ({ key: value, others }));
  const [only, ...further] = found;
  if (only === undefined || further.length > 0) return plainText(prompt);
  const wrong = choices.find(({ id, text: choice }) => {
    const shown = plainText(choice);
    return right.includes(id) ? shown !== only.key : !only.others.includes(shown);
  });
  return wrong === undefined ? null : plainText(wrong.text);
}

/** The cells of each row by their offsets, where they stand on one line. */
function cellsOf(
  { page, rows }: DocumentTable,
  { pages }: ExtractedDocument,
): readonly (readonly string[])[] {
  const text = pages.find(({ number }) => number === page)?.text ?? "";
  return rows.map((row) => {
    const line = text.slice(row[0]?.start, row.at(-1)?.end);
    return line.includes("\n") ? [] : row.map(({ start, end }) => text.slice(start, end));
  });
}
