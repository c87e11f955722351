import type { MatchingExercise, QuizExercise } from "@alambic/contract";

import { largestIn } from "../../document/analysis/largestIn.ts";
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
 * What is wrong with a question about the largest figure of a column of a table: it names the column, and the figures
 * beside the choices, read afresh, have one largest, which is the key's. Null for nothing.
 */
export function largestFault(
  { content: { prompt, choices, correct_choice_ids: right } }: QuizExercise,
  table: DocumentTable,
  document: ExtractedDocument,
): string | null {
  const text = document.pages.find(({ number }) => number === table.page)?.text ?? "";
  const [header = [], ...rows] = table.rows.map((row) =>
    row.map(({ start, end }) => text.slice(start, end)),
  );
  const asked = typeof prompt === "string" ? [] : prompt.filter(({ lang }) => lang !== undefined);
  const named = asked.map((run) => run.text);
  const found = largestIn(header, rows, document.language).find(
    ({ column }) => named.length === 1 && header[column] === named[0],
  );
  const columns = header.filter((name) => name === named[0]);
  if (found === undefined || columns.length !== 1) return plainText(prompt);
  const wrong = choices.find(({ id, text: choice }) => {
    const row = plainText(choice);
    return right.includes(id) ? row !== found.largest : !found.others.includes(row);
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
