import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { detectLanguage } from "../../texts/detectLanguage.ts";
import type { Check } from "../Check.ts";
import { quotedTable } from "./tableFault.ts";

/**
 * A passage is in the language of its document: quotations and listings in others teach nothing.
 * The cells of a table may be too few words to tell: then its page does.
 */
export const checkLanguage: Check = ({ provenance }, { request }) => {
  if (provenance.kind !== "document" || request.source.kind !== "document") return [];
  const { document } = request.source;
  const { quote, page } = provenance;
  const isTable = quotedTable(provenance, document) !== undefined;
  const found = detectLanguage(quote) ?? (isTable ? languageOfPage(page, document) : null);
  return found === document.language ? [] : [{ code: "language_differs", detail: quote }];
};

function languageOfPage(page: number, { pages }: ExtractedDocument) {
  return detectLanguage(pages.find(({ number }) => number === page)?.text ?? "");
}
