import { sortingsIn } from "../analysis/sortingsIn.ts";
import { timesIn } from "../analysis/timesIn.ts";
import { lookupsIn } from "../analysis/lookupsIn.ts";
import { largestIn } from "../analysis/largestIn.ts";
import { detectLanguage } from "../../texts/detectLanguage.ts";
import { isBalanced, unreadable } from "../analysis/readable.ts";
import type { DocumentTable } from "../../model/ExtractedDocument.ts";
import { isTranslation } from "../lists/Label.ts";
import type { TableRecipe } from "../recipes/Recipe.ts";
import { matchableRows } from "./matchableRows.ts";
import { belongs } from "./Part.ts";
import type { Part } from "./Part.ts";
import { pairingsIn } from "./pairingsIn.ts";
import type { ReadDocument } from "./readDocument.ts";

const mostTables = { ofShort: 3, ofLong: 2 };
const mostCompared = 1;
const mostLookups = 2;
const mostSortings = 1;
const fewestRows = 4;
const longestQuote = 1600;

/** The tables of the part of a lesson whose columns can be matched, looked up or compared. */
export function tableRecipes(part: Part, read: ReadDocument): readonly TableRecipe[] {
  return (read.document.tables ?? [])
    .flatMap((table) => tableRecipe(table, part, read))
    .slice(0, mostTables[read.isShort ? "ofShort" : "ofLong"]);
}

function tableRecipe(
  { page, rows: places }: DocumentTable,
  part: Part,
  read: ReadDocument,
): readonly TableRecipe[] {
  const { document, blocks, aboutItself } = read;
  const text = document.pages.find(({ number }) => number === page)?.text ?? "";
  const start = places[0]?.[0]?.start ?? 0;
  const quote = text.slice(start, places.at(-1)?.at(-1)?.end ?? start);
  const heading = blocks.find((each) => each.page === page && each.start === start)?.heading ?? -1;
  const [header = [], ...rows] = places.map((row) =>
    row.map((cell) => text.slice(cell.start, cell.end)),
  );
  const compared = read.isShort
    ? largestIn(header, rows, document.language).slice(0, mostCompared)
    : [];
  const lookups = read.isShort ? lookupsIn(header, rows).slice(0, mostLookups) : [];
  const sortings = read.isShort
    ? sortingsIn(header, rows, document.language).slice(0, mostSortings)
    : [];
  const times = read.isShort ? timesIn(header, rows) : null;
  // What is put in order, or sorted, is not matched besides.
  const pairings = (read.isShort ? pairingsIn(header, rows, document.language) : []).filter(
    ({ column }) =>
      column !== times?.column && !sortings.some((sorting) => sorting.column === column),
  );
  const matched = read.isShort ? [] : matchableRows(rows);
  const isAsked =
    belongs({ page, start, heading }, part, read) &&
    !aboutItself.has(heading) &&
    quote.length <= longestQuote &&
    detectLanguage(text) === document.language &&
    !isTranslation(quote, document.language) &&
    [header, ...rows].flat().every((cell) => isBalanced(cell) && !unreadable.test(cell)) &&
    (matched.length >= fewestRows ||
      compared.length + lookups.length + pairings.length + sortings.length > 0 ||
      times !== null);
  return isAsked
    ? [
        {
          evidence: { quote, page, start, end: start + quote.length, passage: -1 },
          caption: document.headings[heading]?.title ?? header.join(" – "),
          header,
          rows,
          matched: matched.length >= fewestRows ? matched : [],
          ...(pairings.length > 0 ? { pairings } : {}),
          ...(compared.length > 0 ? { compared } : {}),
          ...(lookups.length > 0 ? { lookups } : {}),
          ...(sortings.length > 0 ? { sortings } : {}),
          ...(times === null ? {} : { times }),
        },
      ]
    : [];
}
