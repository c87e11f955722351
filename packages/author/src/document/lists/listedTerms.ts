import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { TextBlock } from "../analysis/shapes.ts";
import type { SaidTerm } from "../recipes/termsApart.ts";
import { glossaryRuns } from "./glossaryRuns.ts";

const mostWords = 3;

/** The terms that lists and tables of a short text explain, without their articles. */
export function listedTerms(
  document: ExtractedDocument,
  blocks: readonly TextBlock[],
  aboutItself: ReadonlySet<number>,
): readonly SaidTerm[] {
  const { pages, tables = [] } = document;
  const own = blocks.filter(({ heading }) => !aboutItself.has(heading));
  const listed = glossaryRuns(own, document).flatMap(({ terms }) =>
    terms.map(({ front, back }) => ({ term: front, said: back })),
  );
  const rows = tables.flatMap((table) => {
    const text = pages.find(({ number }) => number === table.page)?.text ?? "";
    return table.rows.slice(1).map(([first, ...rest]) => ({
      term: text.slice(first?.start, first?.end),
      said: rest.map(({ start, end }) => text.slice(start, end)).join(" "),
    }));
  });
  return [...listed, ...rows]
    .map(({ term, said }) => ({ term: term.replace(article, ""), said }))
    .filter(({ term }) => isWords.test(term) && term.split(" ").length <= mostWords);
}

const article = /^(?:(?:the|an?|l[ea]s?|une?|des|de|het|een) |l[’'])/iu;
const isWords = /^\p{Letter}[\p{Letter} ’'-]{3,}$/u;
