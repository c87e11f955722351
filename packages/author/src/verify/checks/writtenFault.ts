import type { FreeAnswerContent } from "@alambic/contract";

import { definesPlainly } from "../../document/analysis/definesPlainly.ts";
import { pointsIn } from "../../document/analysis/pointsIn.ts";
import { whyIn } from "../../document/analysis/whyIn.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { Provenance } from "../../model/Provenance.ts";
import { plainText } from "../../texts/rich-text.ts";
import { isWholeSentence } from "./isWholeSentence.ts";
import { isWholeList } from "./listFault.ts";

type FromDocument = Extract<Provenance, { kind: "document" }>;

/**
 * What is wrong with a question on a document whose answer is written freely: its one point is not
 * what the quote says of the term, nor the reason that it gives for the claim, or its points are neither
 * all that the quoted list names nor what the quoted paragraph says by itself. Null for nothing.
 */
export function writtenFault(
  content: FreeAnswerContent,
  provenance: FromDocument,
  document: ExtractedDocument,
): string | null {
  const { prompt, model_answer: answer, key_points: points } = content;
  const { quote } = provenance;
  const asked = typeof prompt === "string" ? [] : prompt.filter(({ lang }) => lang !== undefined);
  const [term] = asked;
  const said = points.map(({ text }) => plainText(text));
  const [point = "", ...others] = said;
  if (asked.length !== 1 || term === undefined) return plainText(prompt);
  if (others.length > 0) {
    const agrees =
      plainText(answer) === quote
        ? isRetelling(term.text, said, provenance, document)
        : isWholeList(term.text, said, provenance, document) &&
          said.join(", ") === plainText(answer);
    return agrees ? null : said.join(" | ");
  }
  const found = { term: term.text, definition: point };
  const why = isWholeSentence(provenance, document) ? whyIn(quote, document.language) : null;
  const agrees =
    plainText(answer) === quote &&
    (definesPlainly(quote, found, document.language) ||
      (why?.claim === term.text && why.reason === point));
  return agrees ? null : point;
}

/** Whether a paragraph stands under the heading that is asked about, and the points are what it says by itself. */
function isRetelling(
  section: string,
  points: readonly string[],
  { page, start, quote }: FromDocument,
  { headings, pages, language }: ExtractedDocument,
): boolean {
  const above = headings.findLast(
    (heading) => heading.page < page || (heading.page === page && heading.offset <= start),
  );
  const text = pages.find(({ number }) => number === page)?.text ?? "";
  return (
    above?.title === section &&
    text.split("\n\n").includes(quote) &&
    pointsIn(quote, language).join("\n") === points.join("\n")
  );
}
