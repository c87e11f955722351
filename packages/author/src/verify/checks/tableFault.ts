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
 * What is wrong with a question about what stands beside what in a table: it names the first two
 * columns, and each pair stands at its places on one line of the page and in no other row. Null for
 * nothing.
 */
export function tableFault(
  { content: { prompt, left, right, pairs } }: MatchingExercise,
  provenance: FromDocument,
  document: ExtractedDocument,
): string | null {
  const table = quotedTable(provenance, document);
  const asked = plainText(prompt);
  if (table === undefined) return asked;
  const [header = [], ...rows] = firstCells(table, document);
  if (header.length < 2 || !header.every((name) => asked.includes(name))) return asked;
  const textOf = (id: string, options: typeof left) =>
    plainText(options.find((option) => option.id === id)?.text ?? "");
  const wrong = pairs.find(({ left_id: leftId, right_id: rightId }) => {
    const pair = [textOf(leftId, left), textOf(rightId, right)];
    const sharing = rows.filter((row) => row.some((cell, column) => cell === pair[column]));
    const [only] = sharing;
    return sharing.length !== 1 || only === undefined || only.join("\n") !== pair.join("\n");
  });
  return wrong === undefined ? null : textOf(wrong.left_id, left);
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

/** The first two cells of each row by their offsets, where they stand on one line. */
function firstCells(
  { page, rows }: DocumentTable,
  { pages }: ExtractedDocument,
): readonly (readonly string[])[] {
  const text = pages.find(({ number }) => number === page)?.text ?? "";
  return rows.map((row) => {
    const cells = row.slice(0, 2);
    const line = text.slice(cells[0]?.start, cells[1]?.end);
    return line.includes("\n") ? [] : cells.map(({ start, end }) => text.slice(start, end));
  });
}
