import type { CodeContent } from "@alambic/contract";

import { codeLanguageOf } from "../../document/code/codeLanguageOf.ts";
import { commentedResult } from "../../document/code/commentedResult.ts";
import { isComplete } from "../../document/code/openNames.ts";
import { announcesOutput } from "../../document/code/outputWords.ts";
import { isPrintedBy } from "../../document/code/printedBelow.ts";
import { isInBody } from "../../document/code/resultsIn.ts";
import { parted } from "../../document/code/syntax.ts";
import type { ExtractedDocument, Listing } from "../../model/ExtractedDocument.ts";
import type { QuotePlace } from "../../model/Provenance.ts";

const inputSign =
  /^(?:>>>|\.\.\.|In \[\d+\]:|(?:irb\([^)]*\)[:\d]+|>)[>*]|[a-z]+(?:\(\d+\))?>|Prelude>|>) ?/u;
const answerSign = /^(?:Out\[\d+\]: ?|=> )/u;
const printedSign = /^[▸▶►⇒»│] ?/u;

/**
 * What is wrong with a question about what code gives: it shows a listing of the document from its first line, word for
 * word but for what comments tell of results, nothing of which another listing gives, and the document tells right behind
 * it what is counted as right: as the answer of an interpreter, in a comment, or in the next listing, with no more between
 * than what announces it. Null for nothing.
 */
export function codeResultFault(
  { task }: CodeContent,
  { quote, page, start, end }: QuotePlace,
  document: ExtractedDocument,
): string | null {
  if (task.type !== "output") return task.type;
  const { listings = [] } = document;
  const own = listings.find((each) => each.page === page && each.start === start);
  if (own === undefined || own.isCut === true || page === null) return "no whole listing";
  const code = task.code.split("\n");
  if (!isComplete(task.code)) return "names that another listing gives";
  if (end <= own.end) {
    const rest = textBetween({ page, start: end, end: own.end }, document);
    if (rest !== "" && !rest.startsWith("\n")) return "cut line";
    const next = rest.split("\n").find((line) => line.trim() !== "") ?? null;
    return isTold(code, task.output, quote, next) ? null : task.code;
  }
  const below = listings.find((each) => each.page === page && each.end === end);
  const said = textBetween({ page, start: own.end, end: below?.start ?? own.end }, document).trim();
  const isPrinted =
    below !== undefined &&
    areShown(textBetween(own, document), code) &&
    isOutput(textBetween(below, document), task.output) &&
    isPrintedBy(task.code, task.output, said !== "") &&
    (said === "" || announcesOutput(said, document.language));
  return isPrinted ? null : task.output;
}

function textBetween({ page, start, end }: Listing, { pages }: ExtractedDocument): string {
  return pages.find(({ number }) => number === page)?.text.slice(start, end) ?? "";
}

/** Whether lines are a listing as it stands, but for comments behind some of its lines. */
function areShown(listing: string, shown: readonly string[]): boolean {
  const language = codeLanguageOf(listing);
  const lines = listing.split("\n");
  return (
    lines.length === shown.length &&
    lines.every((line, at) => line === shown[at] || parted(line, language).code === shown[at])
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
    return (
      areShown(quote, code) &&
      !isInBody(code, code.length - 1) &&
      said?.line === code.at(-1) &&
      said?.result === output
    );
  }
  const answers = lines.slice(code.length).map((line) => line.replace(answerSign, "").trimEnd());
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
