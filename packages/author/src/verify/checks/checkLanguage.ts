import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { QuotePlace } from "../../model/Provenance.ts";
import { detectLanguage } from "../../texts/detectLanguage.ts";
import type { Check } from "../Check.ts";
import { quotedTable } from "./tableFault.ts";

/**
 * A passage is in the language of its document: quotations and listings in others teach nothing.
 * The cells of a table, the names of a formula, code and short lists are too few words to tell: their page does.
 */
export const checkLanguage: Check = ({ exercise, provenance }, { request }) => {
  if (provenance.kind !== "document" || request.source.kind !== "document") return [];
  const { document } = request.source;
  const { quote, page } = provenance;
  const isBrief =
    exercise.content_type === "numeric" ||
    isListing(provenance, document) ||
    isShortList(quote) ||
    quotedTable(provenance, document) !== undefined;
  const found = isBrief ? languageOfPage(page, document) : detectLanguage(quote);
  return found === document.language ? [] : [{ code: "language_differs", detail: quote }];
};

function isListing({ page, start }: QuotePlace, { listings = [] }: ExtractedDocument): boolean {
  return listings.some((listing) => listing.page === page && listing.start === start);
}

/** Entries below each other, of a few words in all. */
function isShortList(quote: string): boolean {
  return quote.includes("\n\n") && quote.split(/\s+/u).length <= mostListed;
}

const mostListed = 40;

function languageOfPage(page: number, { pages }: ExtractedDocument) {
  return detectLanguage(pages.find(({ number }) => number === page)?.text ?? "");
}
