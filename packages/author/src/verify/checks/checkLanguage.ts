import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { detectLanguage } from "../../texts/detectLanguage.ts";
import type { Check } from "../Check.ts";
import { quotedTable } from "./tableFault.ts";

/**
 * A passage is in the language of its document: quotations and listings in others teach nothing.
 * The cells of a table and the names of a formula may be too few words to tell: then their page does.
 */
export const checkLanguage: Check = ({ exercise, provenance }, { request }) => {
  if (provenance.kind !== "document" || request.source.kind !== "document") return [];
  const { document } = request.source;
  const { quote, page } = provenance;
  const isBrief =
    exercise.content_type === "numeric" || quotedTable(provenance, document) !== undefined;
  const found = detectLanguage(quote) ?? (isBrief ? languageOfPage(page, document) : null);
  return found === document.language ? [] : [{ code: "language_differs", detail: quote }];
};

function languageOfPage(page: number, { pages }: ExtractedDocument) {
  return detectLanguage(pages.find(({ number }) => number === page)?.text ?? "");
}
