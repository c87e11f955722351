import { detectLanguage } from "../../texts/detectLanguage.ts";
import { isBalanced, unreadable } from "../analysis/readable.ts";
import type { DocumentTable } from "../../model/ExtractedDocument.ts";
import { nameOfColumns } from "../layout/table-text.ts";
import { isTranslation } from "../lists/Label.ts";
import type { TableRecipe } from "../recipes/Recipe.ts";
import { askedOfLong, askedOfShort } from "./askedOfTable.ts";
import { belongs } from "./Part.ts";
import type { Part } from "./Part.ts";
import type { ReadDocument } from "./readDocument.ts";

const mostTables = { ofShort: 3, ofLong: 2 };
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
  const asked = read.isShort
    ? askedOfShort({ header, rows, language: document.language })
    : askedOfLong({ header, rows });
  const isAsked =
    belongs({ page, start, heading }, part, read) &&
    !aboutItself.has(heading) &&
    quote.length <= longestQuote &&
    detectLanguage(text) === document.language &&
    !isTranslation(quote, document.language) &&
    [header, ...rows].flat().every(isReadable);
  return isAsked && asked !== null
    ? [
        {
          evidence: { quote, page, start, end: start + quote.length, passage: -1 },
          caption: document.headings[heading]?.title ?? nameOfColumns(header),
          header,
          rows,
          ...asked,
        },
      ]
    : [];
}

/** "< 1 s" is a figure, no sign that the layout lost. */
function isReadable(cell: string): boolean {
  return isBalanced(cell) && !unreadable.test(cell.replaceAll(/[<>~]\s?(?=\d)/gu, ""));
}
