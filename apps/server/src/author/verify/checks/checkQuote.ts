import type { Check } from "../Check.ts";

/** The passage stands in the source, word for word, at the place that is named. */
export const checkQuote: Check = ({ provenance, source }, { request }) => {
  if (provenance.kind !== "document") return [];
  const { quote, page, start, end } = provenance;
  if (request.source.kind !== "document")
    return [{ code: "quote_not_in_source", detail: "no document" }];
  const text = request.source.document.pages.find(({ number }) => number === page)?.text ?? "";
  const stands = quote !== "" && text.slice(start, end) === quote;
  const shown = source !== null && source.quote === quote && source.page === page;
  const framed = source?.context === undefined || source.context.includes(quote);
  return stands && shown && framed ? [] : [{ code: "quote_not_in_source", detail: quote }];
};
