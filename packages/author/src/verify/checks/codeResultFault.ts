import type { CodeContent } from "@alambic/contract";

import { codeLanguageOf } from "../../document/code/codeLanguageOf.ts";
import { commentedResult } from "../../document/code/commentedResult.ts";
import { listingsNeeded } from "../../document/code/listingsNeeded.ts";
import { announcesOutput } from "../../document/code/outputWords.ts";
import { isPrintedBy, prints } from "../../document/code/printedBelow.ts";
import { parted } from "../../document/code/syntax.ts";
import type { ExtractedDocument, Listing } from "../../model/ExtractedDocument.ts";
import type { QuotePlace } from "../../model/Provenance.ts";

const inputSign =
  /^(?:>>>|\.\.\.|In \[\d+\]:|(?:irb\([^)]*\)[:\d]+|>)[>*]|[a-z]+(?:\(\d+\))?>|Prelude>|>|\+) ?/u;
const answerSign = /^(?:Out\[\d+\]: ?|=> |\[1\] )/u;
const printedSign = /^[▸▶►⇒»│] ?/u;

type Place = QuotePlace & { readonly parts?: readonly QuotePlace[] };

/**
 * What is wrong with a question about what code gives: it shows a listing of the document from its first line, below
 * the earlier ones that it needs, whole and in their order, word for word but for the results told in comments, and the
 * document tells right behind it what is counted as right: as the answer of an interpreter, in a comment, or in the next
 * listing, with no more between than what announces it. Null for nothing.
 */
export function codeResultFault(
  { task }: CodeContent,
  { quote, page, start, end, parts = [] }: Place,
  document: ExtractedDocument,
): string | null {
  if (task.type !== "output") return task.type;
  if (page === null) return "no page";
  const { listings = [] } = document;
  const textOf = (each: Listing) => textBetween(each, document);
  const own = listings.find((each) => each.page === page && each.start === start);
  if (own === undefined) return "no listing";
  const above = parts.map(({ quote: text }) => text);
  const shown = task.code.split("\n");
  const height = above.join("\n").split("\n").length;
  const code = above.length === 0 ? shown : shown.slice(height);
  const before = listings.slice(0, listings.indexOf(own));
  const needed = listingsNeeded(code.join("\n"), before.map(textOf)).map((at) => before[at]);
  const areNeeded =
    needed.length === parts.length &&
    parts.every(({ page: on, start: from }, at) => {
      const each = needed[at];
      return each?.page === on && each.start === from;
    }) &&
    (above.length === 0 || areShown(above, shown.slice(0, height)));
  if (!areNeeded) return "other listings above";
  if (end <= own.end) {
    const rest = textBetween({ page: own.page, start: end, end: own.end }, document);
    if (rest !== "" && !rest.startsWith("\n")) return "cut line";
    return isTold(code, task.output, quote, rest.split("\n")[1] ?? null) ? null : task.code;
  }
  const below = listings.find((each) => each.page === page && each.end === end);
  const said = textBetween({ page, start: own.end, end: below?.start ?? own.end }, document).trim();
  const isPrinted =
    below !== undefined &&
    !above.some(prints) &&
    areShown([textOf(own)], code) &&
    isOutput(textOf(below), task.output) &&
    isPrintedBy(code.join("\n"), task.output, said !== "") &&
    (said === "" || announcesOutput(said, document.language));
  return isPrinted ? null : task.output;
}

function textBetween({ page, start, end }: Listing, { pages }: ExtractedDocument): string {
  return pages.find(({ number }) => number === page)?.text.slice(start, end) ?? "";
}

/** Whether lines are listings as they stand, but for comments behind some of their lines. */
function areShown(listings: readonly string[], shown: readonly string[]): boolean {
  const lines = listings.flatMap((listing) => {
    const language = codeLanguageOf(listing);
    return listing.split("\n").map((line) => [line, parted(line, language).code] as const);
  });
  return (
    lines.length === shown.length &&
    lines.every((forms, at) => forms.some((form) => form === shown[at]))
  );
}

/** Whether a listing up to a line, and what follows it there, say this of the code. */
function isTold(
  code: readonly string[],
  output: string,
  quote: string,
  next: string | null,
): boolean {
  const lines = quote.split("\n");
  if (lines.length === code.length) {
    const said = commentedResult(lines.at(-1) ?? "", codeLanguageOf(quote));
    return areShown([quote], code) && said?.line === code.at(-1) && said?.result === output;
  }
  const answers = lines.slice(code.length).map((line) => line.replace(answerSign, ""));
  return (
    lines.slice(0, code.length).join("\n") === code.join("\n") &&
    answers.join("\n") === output &&
    inputSign.test(code.at(-1) ?? "") &&
    answers.every((line) => !inputSign.test(line)) &&
    (next === null || inputSign.test(next))
  );
}

/** Whether a listing is what is printed, line by line, with one sign in front of all or none. */
function isOutput(listing: string, output: string): boolean {
  const lines = listing.split("\n").map((line) => line.trimEnd());
  const isMarked = lines.every((line) => printedSign.test(line));
  return (
    lines.map((line) => (isMarked ? line.replace(printedSign, "") : line)).join("\n") === output
  );
}
