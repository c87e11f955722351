import type { CodeContent } from "@alambic/contract";

import { announcesOutput } from "../../document/code/outputWords.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { QuotePlace } from "../../model/Provenance.ts";

const inputSign =
  /^(?:>>>|\.\.\.|In \[\d+\]:|(?:irb\([^)]*\)[:\d]+|>)[>*]|[a-z]+(?:\(\d+\))?>|Prelude>|>) ?/u;
const answerSign = /^(?:Out\[\d+\]: ?|=> |\[1\] )/u;
const comment = /^\s*(?:#|\/\/|--)\s*(?<said>[^"]*|"[^"]*")$/u;

/**
 * What is wrong with a question about what code gives: it shows a listing of the document from its first line, below
 * earlier ones whole, word for word but for the results told in comments, and the document tells right behind it what is counted as right: as
 * the answer of an interpreter, in a comment, or in the next listing, with no more between than what announces it. Null
 * for nothing.
 */
export function codeResultFault(
  { task }: CodeContent,
  { quote, page, start, end, parts = [] }: QuotePlace & { readonly parts?: readonly QuotePlace[] },
  document: ExtractedDocument,
): string | null {
  if (task.type !== "output") return task.type;
  const { output } = task;
  const above = parts.reduce((sum, part) => sum + part.quote.split("\n").length, 0);
  const lines = task.code.split("\n");
  const code = lines.slice(above).join("\n");
  if (!areShown(lines.slice(0, above), parts, document)) return "other listings above";
  const listings = (document.listings ?? []).filter((listing) => listing.page === page);
  const whole = document.pages.find(({ number }) => number === page)?.text ?? "";
  const own = listings.find((listing) => listing.start === start);
  if (own === undefined) return "no listing";
  if (end <= own.end) {
    const rest = whole.slice(end, own.end);
    if (rest !== "" && !rest.startsWith("\n")) return "cut line";
    return told(code, output, quote, rest.split("\n")[1] ?? null) ? null : code;
  }
  const below = listings.find((listing) => listing.end === end && listing.start > own.end);
  const said = whole.slice(own.end, below?.start ?? own.end).trim();
  const listed = whole.slice(own.start, own.end).split("\n");
  const isTold =
    below !== undefined &&
    listed.length === lines.length - above &&
    listed.every((line, at) => isShownAs(line, lines[above + at] ?? "")) &&
    whole.slice(below.start, below.end) === output &&
    !said.includes("\n") &&
    (said === "" || announcesOutput(said, document.language));
  return isTold ? null : output;
}

/** Whether lines are earlier listings of the document, each whole, without results in comments. */
function areShown(
  lines: readonly string[],
  parts: readonly QuotePlace[],
  { listings = [] }: ExtractedDocument,
): boolean {
  const quoted = parts.flatMap(({ quote }) => quote.split("\n"));
  return (
    parts.every(({ page, start, end }) =>
      listings.some((each) => each.page === page && each.start === start && each.end === end),
    ) && quoted.every((line, at) => isShownAs(line, lines[at] ?? ""))
  );
}

/** Whether a line is shown whole, or but for a comment behind it. */
function isShownAs(line: string, shown: string): boolean {
  const rest = restOf(line, shown);
  return rest === "" || (rest !== null && comment.test(rest) && shown === shown.trimEnd());
}

/** Whether a listing up to a line, and what follows it there, say this of the code. */
function told(code: string, output: string, quote: string, next: string | null): boolean {
  const shown = code.split("\n");
  const lines = quote.split("\n");
  const last = shown.at(-1) ?? "";
  if (shown.some((line) => line !== line.trimEnd())) return false;
  if (lines.length === shown.length) {
    const rests = lines.map((line, at) => restOf(line, shown[at] ?? ""));
    return (
      rests.every((rest) => rest === "" || (rest !== null && comment.test(rest))) &&
      resultOf(rests.at(-1) ?? "") === output
    );
  }
  const answers = lines.slice(shown.length).map((line) => line.replace(answerSign, ""));
  return (
    lines.slice(0, shown.length).join("\n") === code &&
    answers.join("\n") === output &&
    inputSign.test(last) &&
    answers.every((line) => !inputSign.test(line)) &&
    (next === null || inputSign.test(next))
  );
}

/** What a line says behind the code that is shown of it; null where it is another line. */
function restOf(line: string, code: string): string | null {
  return line.startsWith(code) ? line.slice(code.length) : null;
}

/** What a comment says last: the result, behind a sign or a word that announces it. */
function resultOf(rest: string): string | null {
  const said = comment.exec(rest)?.groups?.["said"]?.trim() ?? null;
  return said?.replace(/^(?:=>|==>|→|⇒|->|>|=|[\p{Letter} ]+:?)\s+(?=\S)/u, "") ?? null;
}
