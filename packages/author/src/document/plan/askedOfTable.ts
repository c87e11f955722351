import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { belongingsIn } from "../analysis/belongingsIn.ts";
import { kindsOfTable } from "../analysis/kindsOfTable.ts";
import { largestIn } from "../analysis/largestIn.ts";
import { lookupsIn } from "../analysis/lookupsIn.ts";
import { sortingsIn } from "../analysis/sortingsIn.ts";
import { timesIn } from "../analysis/timesIn.ts";
import type { TableRecipe } from "../recipes/Recipe.ts";
import { matchableRows } from "./matchableRows.ts";
import { pairingsIn } from "./pairingsIn.ts";

const mostCompared = 1;
const mostLookups = 2;
const mostSortings = 1;
const fewestMatched = 4;

export type AskedOfTable = Omit<TableRecipe, "evidence" | "caption" | "header" | "rows">;

interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly language: InstructionLanguage;
}

/** What a table of a long text is asked for; null where it offers nothing. */
export function askedOfLong({ header, rows }: Omit<Table, "language">): AskedOfTable | null {
  const kinds = header[0] === "" ? kindsOfTable(header, rows) : undefined;
  if (kinds === null || kinds?.isTurned === true || kinds?.isDoubtful === true) return null;
  const matched = matchableRows(rows);
  return matched.length >= fewestMatched ? { matched } : null;
}

/** What a table of a short text is asked for; null where it offers nothing. */
export function askedOfShort(table: Table): AskedOfTable | null {
  const { header, rows } = table;
  const asked = header[0] === "" ? askedOfKinds(table) : { ...figuresIn(table), ...wordsIn(table) };
  const times = asked?.isTurned === true ? null : timesIn(header, rows);
  if (asked === null) return null;
  const { pairings = [], compared = [], lookups = [], sortings = [], ...others } = asked;
  // What is put in order, or sorted, is not matched besides.
  const isApart = ({ column }: { readonly column: number }) =>
    column !== times?.column && !sortings.some((sorting) => sorting.column === column);
  const matched = pairings.filter(isApart);
  const count = matched.length + compared.length + lookups.length + sortings.length;
  return count > 0 || times !== null || others.belongings !== undefined
    ? {
        ...others,
        matched: [],
        ...(matched.length > 0 ? { pairings: matched } : {}),
        ...(compared.length > 0 ? { compared } : {}),
        ...(lookups.length > 0 ? { lookups } : {}),
        ...(sortings.length > 0 ? { sortings } : {}),
        ...(times === null ? {} : { times }),
      }
    : null;
}

type Found = Omit<AskedOfTable, "matched">;

/** Of a table without a name above its first column. */
function askedOfKinds({ header, rows, language }: Table): Found | null {
  const kinds = kindsOfTable(header, rows);
  if (kinds === null) return null;
  const table: Table = { header: kinds.header, rows: kinds.rows, language };
  const { compared, lookups } = figuresIn(table);
  const { sortings, pairings } = wordsIn(table);
  if (kinds.isDoubtful)
    return {
      compared,
      lookups,
      sortings,
      pairings: haveSameCells(rows) ? pairings.slice(0, 1) : [],
    };
  const apart = new Set([...compared, ...sortings].map(({ column }) => column));
  const belongings = belongingsIn(
    table.header.map((name, column) => (apart.has(column) ? "" : name)),
    table.rows,
    language,
  );
  // What is sorted is neither matched nor looked up besides, nor is what is compared: so few are its figures.
  const sorted = new Set(belongings?.kinds.flatMap(({ said }) => said.map(([name]) => name)));
  const isApart = ({ column }: { readonly column: number }) =>
    !sorted.has(table.header[column] ?? "");
  return {
    compared,
    sortings,
    lookups: lookups.filter((each) => isApart(each) && !apart.has(each.column)),
    pairings: pairings.filter(isApart),
    ...(kinds.isTurned ? { isTurned: true } : {}),
    ...(belongings === null ? {} : { belongings }),
  };
}

function figuresIn({ header, rows, language }: Table) {
  return {
    compared: largestIn(header, rows, language).slice(0, mostCompared),
    lookups: lookupsIn(header, rows).slice(0, mostLookups),
  };
}

function wordsIn({ header, rows, language }: Table) {
  return {
    sortings: sortingsIn(header, rows, language).slice(0, mostSortings),
    pairings: pairingsIn(header, rows, language),
  };
}

/** Whether the same stands in every column, in other rows: then a cell does not tell its row by what it is. */
function haveSameCells(rows: readonly (readonly string[])[]): boolean {
  const columns = (rows[0] ?? []).slice(1).map((_, at) =>
    rows
      .map((row) => row[at + 1] ?? "")
      .toSorted()
      .join("\n"),
  );
  return new Set(columns).size === 1;
}
