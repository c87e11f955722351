import type { FreeAnswerContent } from "@alambic/contract";

import { definesPlainly } from "../../document/analysis/definesPlainly.ts";
import { blocksOf } from "../../document/analysis/blocksOf.ts";
import { namesTold } from "../../document/analysis/namesTold.ts";
import { sentencesOf } from "../../document/analysis/sentencesOf.ts";
import { pointsIn } from "../../document/analysis/pointsIn.ts";
import { whyIn } from "../../document/analysis/whyIn.ts";
import { isShortText } from "../../document/isShortText.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { Provenance } from "../../model/Provenance.ts";
import { plainText } from "../../texts/rich-text.ts";
import { isWholeSentence } from "./isWholeSentence.ts";
import { isWholeList } from "./listFault.ts";

type FromDocument = Extract<Provenance, { kind: "document" }>;

/**
 * What is wrong with a question on a document whose answer is written freely: its one point is not
 * what the quote says of the term, nor the reason that it gives for the claim, or its points are neither
 * all that the quoted list names, nor what the quoted paragraph says by itself, nor all sentences that hold a name. Null for
 * nothing.
 */
export function writtenFault(
  content: FreeAnswerContent,
  provenance: FromDocument,
  document: ExtractedDocument,
): string | null {
  const { prompt, model_answer: answer, key_points: points } = content;
  const { quote } = provenance;
  const asked = typeof prompt === "string" ? [] : prompt.filter(({ lang }) => lang !== undefined);
  const isSection = isAbove(provenance, document);
  /** Where the heading is told as well, the other. */
  const term = asked.find((run) => !isSection(run)) ?? asked[0];
  const said = points.map(({ text }) => plainText(text));
  const [point = "", ...others] = said;
  if (term === undefined || asked.some((run) => run !== term && !isSection(run)))
    return plainText(prompt);
  if (asked.length === 1 && isAbout(term.text, said, provenance, document))
    return plainText(answer) === said.join(" ") ? null : plainText(answer);
  if (others.length > 0) {
    const agrees =
      plainText(answer) === quote
        ? isRetelling(term.text, said, provenance, document)
        : isWholeList(term.text, said, provenance, document) &&
          said.join(", ") === plainText(answer);
    return agrees ? null : said.join(" | ");
  }
  const found = { term: term.text, definition: point };
  const why = isWholeSentence(provenance, document) ? whyIn(quote, document.language) : null;
  const agrees =
    plainText(answer) === quote &&
    (definesPlainly(quote, found, document.language) ||
      (why?.claim === term.text && why.reason === point));
  return agrees ? null : point;
}

/** Whether the points are all that a paragraph says, by the heading above it, or what follows its first sentence. */
function isRetelling(
  asked: string,
  points: readonly string[],
  place: FromDocument,
  document: ExtractedDocument,
): boolean {
  const { page, quote } = place;
  const { pages, language } = document;
  const text = pages.find(({ number }) => number === page)?.text ?? "";
  const [cue, ...rest] = pointsIn(quote, language);
  const isCued = cue === asked && rest.join("\n") === points.join("\n");
  const isWhole = [cue, ...rest].join("\n") === points.join("\n");
  return (
    text.split("\n\n").includes(quote) &&
    (isCued || (isWhole && isAbove(place, document)({ text: asked })))
  );
}

/** Whether a text is the heading above a quote. */
function isAbove({ page, start }: FromDocument, { headings }: ExtractedDocument) {
  const above = headings.findLast(
    (heading) => heading.page < page || (heading.page === page && heading.offset <= start),
  );
  return ({ text }: { readonly text: string }) => above?.title === text;
}

/** Whether the points are all sentences of the document that hold a name, and each stands at its place. */
function isAbout(
  name: string,
  points: readonly string[],
  { parts = [] }: FromDocument,
  document: ExtractedDocument,
): boolean {
  const areQuoted = parts.map(({ quote }) => quote).join("\n") === points.join("\n");
  if (!isShortText(document.pageCount) || !areQuoted) return false;
  const sentences = blocksOf(document).flatMap((block, at) =>
    block.isHeading ? [] : sentencesOf(block, at, document.language),
  );
  const told = namesTold(sentences, document.language).find((each) => each.name === name);
  return told?.sentences.map(({ text }) => text).join("\n") === points.join("\n");
}
