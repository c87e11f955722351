import { detectLanguage } from "../../texts/detectLanguage.ts";
import { isBalanced, unreadable } from "../analysis/readable.ts";
import type { Sentence } from "../analysis/shapes.ts";
import type { DocumentTable } from "../../model/ExtractedDocument.ts";
import { isTranslation } from "../lists/Label.ts";
import type { TableRecipe } from "../recipes/Recipe.ts";
import { matchableRows } from "./matchableRows.ts";
import { nearestSentence } from "./nearestSentence.ts";
import type { ReadDocument } from "./readDocument.ts";

const mostTables = 2;
const fewestRows = 4;
const longestQuote = 1600;

/** The tables that belong to the sentences of a lesson and whose first two columns can be matched. */
export function tableRecipes(
  sentences: readonly Sentence[],
  read: ReadDocument,
): readonly TableRecipe[] {
  const own = new Set(sentences);
  return (read.document.tables ?? [])
    .flatMap((table) => tableRecipe(table, own, read))
    .slice(0, mostTables);
}

function tableRecipe(
  { page, rows: places }: DocumentTable,
  own: ReadonlySet<Sentence>,
  read: ReadDocument,
): readonly TableRecipe[] {
  const { document, blocks, aboutItself } = read;
  const text = document.pages.find(({ number }) => number === page)?.text ?? "";
  const start = places[0]?.[0]?.start ?? 0;
  const quote = text.slice(start, places.at(-1)?.at(-1)?.end ?? start);
  const heading = blocks.find((each) => each.page === page && each.start === start)?.heading ?? -1;
  const nearest = nearestSentence({ page, start, heading }, read);
  const [header = [], ...rows] = places.map((row) =>
    row.map((cell) => text.slice(cell.start, cell.end)),
  );
  const matched = matchableRows(rows);
  const isAsked =
    nearest !== undefined &&
    own.has(nearest) &&
    !aboutItself.has(heading) &&
    quote.length <= longestQuote &&
    detectLanguage(text) === document.language &&
    !isTranslation(quote, document.language) &&
    [header, ...rows].flat().every((cell) => isBalanced(cell) && !unreadable.test(cell)) &&
    matched.length >= fewestRows;
  return isAsked
    ? [
        {
          evidence: { quote, page, start, end: start + quote.length, passage: -1 },
          caption: document.headings[heading]?.title ?? header.join(" – "),
          header,
          rows,
          matched,
        },
      ]
    : [];
}
