import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { QuotePlace } from "../../model/Provenance.ts";

/** Whether nothing of its sentence stands before a quote or behind it: half of one may say what the whole does not. */
export function isWholeSentence(
  { quote, page, start, end }: QuotePlace,
  { pages }: ExtractedDocument,
): boolean {
  const text = pages.find(({ number }) => number === page)?.text ?? "";
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const ends = /[.!?…;][»”’")]*$/u.test(quote);
  return (
    quote !== "" &&
    /^\s*$|\n\s*$|[.!?…:][»”’")]*\s+$/u.test(before) &&
    (ends ? /^(?:\s|$)/u.test(after) : /^\s*(?:\n|$)/u.test(after))
  );
}
