import type { MatchingExercise, RichText } from "@alambic/contract";

import { definitionByForm } from "../../document/analysis/definitionByForm.ts";
import { areApart } from "../../document/recipes/termsApart.ts";
import type { SaidTerm } from "../../document/recipes/termsApart.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { Provenance, QuotePlace } from "../../model/Provenance.ts";
import { plainText } from "../../texts/rich-text.ts";
import { isWholeSentence } from "./isWholeSentence.ts";

type FromDocument = Extract<Provenance, { kind: "document" }>;

/**
 * What is wrong with terms that are matched with what the text says of them: each pair is read afresh out of a
 * sentence that defines, or out of an entry of the quoted list, and none could be taken for another. Null for
 * nothing.
 */
export function termsFault(
  { content: { prompt, left, right, pairs } }: MatchingExercise,
  provenance: FromDocument,
  document: ExtractedDocument,
): string | null {
  const { language } = document;
  const textOf = (id: string, options: typeof left) =>
    plainText(options.find((option) => option.id === id)?.text ?? "");
  const asked = pairs.map(({ left_id: leftId, right_id: rightId }): SaidTerm => ({
    term: textOf(leftId, left),
    said: textOf(rightId, right),
  }));
  const { parts, quote } = provenance;
  const isTold = parts === undefined ? isListedIn(quote) : isDefinedIn(parts, document);
  const isPlaced =
    parts === undefined
      ? introduces(prompt, quote)
      : parts.length === pairs.length && parts.some((part) => part.quote === quote);
  if (!isPlaced) return plainText(prompt);
  const wrong = asked.find(
    (pair, at) =>
      !isTold(pair) ||
      asked.some((other, index) => index !== at && !areApart(pair, other, language)),
  );
  return wrong === undefined ? null : wrong.term;
}

/** Whether one of these sentences of the document defines a term so. */
export function isDefinedIn(
  places: readonly QuotePlace[],
  document: ExtractedDocument,
): (pair: SaidTerm) => boolean {
  const found = places.flatMap((place) =>
    isWholeSentence(place, document)
      ? (definitionByForm(place.quote, document.language) ?? [])
      : [],
  );
  return ({ term, said }) => found.some((each) => each.term === term && each.definition === said);
}

/** Whether an entry of a quoted list says this of a term, and nothing else. */
export function isListedIn(quote: string): (pair: SaidTerm) => boolean {
  const [, ...entries] = quote.split(between);
  return ({ term, said }) =>
    term !== "" &&
    said !== "" &&
    entries.some((entry) => {
      const rest = entry.startsWith(term) ? entry.slice(term.length) : "";
      const [joint = ""] = /^\s?: /u.exec(rest) ?? [];
      const back = rest.slice(joint.length);
      return joint !== "" && back.startsWith(said) && ending.test(back.slice(said.length));
    });
}

/** The end of an entry, or of its first sentence. */
const ending = /^\s?[.,;]?$|^[.!] \p{Uppercase}/u;
const between = "\n\n";

/** Whether a question ends with what the quoted list begins with. */
function introduces(prompt: RichText, quote: string): boolean {
  const last = typeof prompt === "string" ? undefined : prompt.at(-1);
  return last?.lang !== undefined && quote.split(between)[0] === last.text;
}
