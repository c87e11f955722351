import type {
  CategorizationExercise,
  MatchingExercise,
  OrderingExercise,
  QuizExercise,
  RichText,
} from "@alambic/contract";

import { isPart } from "../../document/analysis/isPart.ts";
import { columnsOf } from "../../document/analysis/kindsOfTable.ts";
import { largestIn } from "../../document/analysis/largestIn.ts";
import { lookupsIn } from "../../document/analysis/lookupsIn.ts";
import { sortingsIn } from "../../document/analysis/sortingsIn.ts";
import { timesIn } from "../../document/analysis/timesIn.ts";
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
 * What is wrong with a question about what stands beside what in a table: it names the first column, where
 * that has a name, and one other, and each pair stands at its places on one line of the page and in no other
 * row. Null for nothing.
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
  const keyed = pairs.map((pair) => [textOf(pair.left_id, left), textOf(pair.right_id, right)]);
  const named = namedIn(prompt);
  const faults = readingsOf(table, document).flatMap(([header, rows]) =>
    header.flatMap((name, column) => {
      const isNamed =
        header[0] === ""
          ? named.length === 1 && named[0] === name
          : asked.includes(name) && asked.includes(header[0] ?? "");
      if (column === 0 || !isNamed) return [];
      const wrong = keyed.find(([row = "", said = ""]) => {
        const sharing = rows.filter((cells) => cells[0] === row || cells[column] === said);
        const [only] = sharing;
        return sharing.length !== 1 || only?.[0] !== row || only[column] !== said;
      });
      return [wrong?.[0] ?? null];
    }),
  );
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
  const names = namedIn(prompt);
  const found = readingsOf(table, document).flatMap(([header, rows]) => {
    const isNamed = (column: number) =>
      names.includes(header[column] ?? "") &&
      header.filter((name) => name === header[column]).length === 1;
    return names.length === 1
      ? largestIn(header, rows, document.language)
          .filter(({ column }) => isNamed(column))
          .map(({ largest, others }) => ({ key: largest, others }))
      : lookupsIn(header, rows)
          .filter(({ column, row }) => isNamed(column) && names.includes(row))
          .map(({ value, others }) => ({ key: value, others }));
  });
  const [only, ...further] = found;
  if (only === undefined || further.length > 0) return plainText(prompt);
  const wrong = choices.find(({ id, text: choice }) => {
    const shown = plainText(choice);
    return right.includes(id) ? shown !== only.key : !only.others.includes(shown);
  });
  return wrong === undefined ? null : plainText(wrong.text);
}

/**
 * What is wrong with rows that are to be sorted: the question does not name their columns, or a row stands in
 * a group of which the table says something else. A question that names none sorts cells by kinds. Null for nothing.
 */
export function sortingFault(
  exercise: CategorizationExercise,
  table: DocumentTable,
  document: ExtractedDocument,
): string | null {
  const { prompt, groups, items, members } = exercise.content;
  const named = namedIn(prompt);
  if (named.length === 0) return belongingFault(exercise, table, document);
  const [found] = readingsOf(table, document).flatMap(([header, rows]) =>
    sortingsIn(header, rows, document.language).filter(({ column }) => {
      const asked = [header[0], header[column]].filter((name) => name !== "");
      return asked.join("\n") === named.join("\n");
    }),
  );
  const names = new Set(groups.map(({ text }) => plainText(text)));
  const rowCount = found?.groups.reduce((sum, group) => sum + group.rows.length, 0);
  if (found === undefined || names.size !== found.groups.length || items.length !== rowCount)
    return plainText(prompt);
  const misplaced = items.find(({ id, text }) => {
    const own = members.find(({ item_id: of }) => of === id)?.group_id;
    const group = plainText(groups.find((each) => each.id === own)?.text ?? "");
    return !found.groups.some(
      ({ value, rows: names }) => value === group && names.includes(plainText(text)),
    );
  });
  return misplaced === undefined ? null : plainText(misplaced.text);
}

/**
 * What is wrong with cells that are to be sorted by the kinds that a table without a name above its first
 * column tells of: the groups are not all of these, or a cell is not shown with the name of its column, or
 * fits another kind as well. Null for nothing.
 */
function belongingFault(
  { content: { prompt, groups, items, members } }: CategorizationExercise,
  table: DocumentTable,
  document: ExtractedDocument,
): string | null {
  const names = groups.map(({ text }) => plainText(text));
  const faults = readingsOf(table, document).flatMap(([header, rows]) => {
    const isAsked = header[0] === "" && rows.map(([kind]) => kind).join("\n") === names.join("\n");
    if (!isAsked) return [];
    const wrong = items.find(({ id, text }) => {
      const [name = "", said = ""] = shownCell(text);
      const column = header.indexOf(name);
      const own = members.find(({ item_id: of }) => of === id)?.group_id;
      const kind = plainText(groups.find((each) => each.id === own)?.text ?? "");
      const [only, ...further] = rows.filter((row) => isPart(row[column] ?? "", said));
      return column < 1 || further.length > 0 || only?.[column] !== said || only[0] !== kind;
    });
    return [wrong === undefined ? null : plainText(wrong.text)];
  });
  const [fault = plainText(prompt)] = faults;
  return fault;
}

/** The name of a column and what stands in it, as they are shown beside each other. */
function shownCell(text: RichText): readonly [column: string, cell: string] | readonly [] {
  const [name, between, cell, ...further] = typeof text === "string" ? [] : text;
  const isShown =
    name?.lang !== undefined &&
    cell?.lang !== undefined &&
    further.length === 0 &&
    /^\s?: $/u.test(between?.text ?? "");
  return isShown ? [name.text, cell.text] : [];
}

/** What is wrong with an order in time: the question does not name its column, or the table has another. Null for nothing. */
export function timesFault(
  { content: { prompt, items, correct_item_ids: order } }: OrderingExercise,
  table: DocumentTable,
  document: ExtractedDocument,
): string | null {
  const [header = [], ...rows] = cellsOf(table, document);
  const found = timesIn(header, rows);
  const [column] = namedIn(prompt);
  if (found === null || column !== header[found.column]) return plainText(prompt);
  const shown = order.map((id) => plainText(items.find((item) => item.id === id)?.text ?? ""));
  return shown.join("\n") === found.events.join("\n") ? null : shown.join(" | ");
}

/** The names of the document that a question holds. */
function namedIn(prompt: RichText): readonly string[] {
  return typeof prompt === "string"
    ? []
    : prompt.filter(({ lang }) => lang !== undefined).map(({ text }) => text);
}

/** A table by its rows and, where nothing stands above its first column, with its rows for columns as well. */
function readingsOf(
  table: DocumentTable | undefined,
  document: ExtractedDocument,
): readonly (readonly [header: readonly string[], rows: readonly (readonly string[])[]])[] {
  const cells = table === undefined ? [] : cellsOf(table, document);
  const [header = [], ...rows] = cells;
  const [turned = [], ...columns] = header[0] === "" ? columnsOf(cells) : [];
  return columns.length === 0
    ? [[header, rows]]
    : [
        [header, rows],
        [turned, columns],
      ];
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
