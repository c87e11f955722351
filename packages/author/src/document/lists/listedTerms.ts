import { givesOrders } from "../../texts/givesOrders.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { TextBlock } from "../analysis/shapes.ts";
import type { SaidTerm } from "../recipes/termsApart.ts";
import { glossaryRuns } from "./glossaryRuns.ts";

const mostWords = 3;

/** The terms that lists of a short text explain, without their articles. */
export function listedTerms(
  document: ExtractedDocument,
  blocks: readonly TextBlock[],
  aboutItself: ReadonlySet<number>,
): readonly SaidTerm[] {
  const own = blocks.filter(({ heading }) => !aboutItself.has(heading));
  const listed = glossaryRuns(own, document).flatMap(({ terms }) =>
    terms.map(({ front, back }) => ({ term: front, said: back })),
  );
  return listed
    .map(({ term, said }) => ({ term: term.replace(article, ""), said }))
    .filter(({ term, said }) => !givesOrders(`${term} ${said}`))
    .filter(({ term }) => isWords.test(term) && term.split(" ").length <= mostWords);
}

const article = /^(?:(?:the|an?|l[ea]s?|une?|des|de|het|een) |l[’'])/iu;
const isWords = /^\p{Letter}[\p{Letter} ’'-]{3,}$/u;
