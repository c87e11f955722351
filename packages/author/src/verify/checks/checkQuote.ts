import type { QuotePlace } from "../../model/Provenance.ts";
import type { Check, CheckContext } from "../Check.ts";
import { lessonTextOf } from "../../texts/lessonTextOf.ts";
import { pageText } from "../sealEvidence.ts";

/** The passage stands in the source, word for word, at the place that is named. */
export const checkQuote: Check = ({ provenance, source }, context) => {
  if (provenance.kind !== "document" && provenance.kind !== "model") return [];
  const { quote, page } = provenance;
  const { parts = [] } = provenance;
  const stands = [provenance, ...parts].every((place) => isAtItsPlace(place, context));
  const shown = source !== null && source.quote === quote && (source.page ?? null) === page;
  const framed = source?.context === undefined || source.context.includes(quote);
  return stands && shown && framed ? [] : [{ code: "quote_not_in_source", detail: quote }];
};

function isAtItsPlace(place: QuotePlace, context: CheckContext): boolean {
  const { quote, start, end } = place;
  return quote !== "" && (textOf(place, context) ?? "").slice(start, end) === quote;
}

/** The page, or the text of the lesson where an item rests on that. */
function textOf({ page }: QuotePlace, { request, accepted }: CheckContext): string | undefined {
  if (page !== null) return pageText(request, page);
  return request.source.kind === "topic" ? lessonTextOf(accepted) : undefined;
}
