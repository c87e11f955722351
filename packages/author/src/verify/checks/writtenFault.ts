import type { FreeAnswerContent } from "@alambic/contract";

import { definesPlainly } from "../../document/analysis/definesPlainly.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { Provenance } from "../../model/Provenance.ts";
import { plainText } from "../../texts/rich-text.ts";
import { isWholeList } from "./listFault.ts";

type FromDocument = Extract<Provenance, { kind: "document" }>;

/**
 * What is wrong with a question on a document whose answer is written freely: its one point is not
 * what the quote says of the term, or its points are not all that the quoted list names. Null for
 * nothing.
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
      isWholeList(term.text, said, provenance, document) && said.join(", ") === plainText(answer);
    return agrees ? null : said.join(" | ");
  }
  const found = { term: term.text, definition: point };
  const agrees = plainText(answer) === quote && definesPlainly(quote, found, document.language);
  return agrees ? null : point;
}
