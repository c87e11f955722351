import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { stepRulesOf } from "../rules/steps.ts";
import type { TextBlock } from "./shapes.ts";

/** So many paragraphs may stand between a title and what it is for. */
const farthest = 4;
const longest = 80;
const mostWords = 10;

/** The number of a section: "5.1 Cooling down", "3. Storage". */
const numbering = /^(?:\d+(?:\.\d+)*[.)]?|[A-Z][.)])\s+(?=\p{Letter})/u;

/**
 * What stands above a block and says what it is about: the nearest line that looks like a title, or else its heading;
 * with what it belongs to where it says only "Procedure". Null where there is none.
 */
export function titleAbove(
  at: number,
  blocks: readonly TextBlock[],
  document: ExtractedDocument,
): string | null {
  const near = blocks.slice(Math.max(0, at - farthest), at);
  const entries = entryPlaces(document);
  const line = near.findLast(
    (block) =>
      block.isHeading ||
      (block.isCode !== true && looksLikeTitle(block.text) && !entries.has(placeOf(block))),
  );
  const { heading = -1 } = blocks[at] ?? {};
  const over = document.headings[heading]?.title ?? null;
  const own = (line === undefined || line.isHeading ? over : line.text)?.replace(numbering, "");
  if (own === undefined || own === "") return null;
  if (!stepRulesOf[document.language].bareProcess.test(own)) return own;
  const { level = 1 } = document.headings[heading] ?? {};
  const parent =
    own === over
      ? document.headings.findLast((each, index) => index < heading && each.level < level)?.title
      : over;
  return parent === undefined || parent === null ? own : `${parent} – ${own}`;
}

/** A short line that is no sentence and no part of one. */
function looksLikeTitle(text: string): boolean {
  return (
    text.length <= longest &&
    text.split(/\s+/u).length <= mostWords &&
    /^(?:\d|[«“]?\p{Uppercase})/u.test(text) &&
    /\p{Letter}{3}/u.test(text) &&
    !/[.,;:!…]$|[|=→]/u.test(text)
  );
}

/** Where entries of lists stand that have others beside them. */
function entryPlaces({ entryLists = [], stepLists = [] }: ExtractedDocument): ReadonlySet<string> {
  return new Set(
    [
      ...entryLists.map(({ page, entries }) => ({ page, parts: entries })),
      ...stepLists.map(({ page, steps }) => ({ page, parts: steps })),
    ]
      .filter(({ parts }) => parts.length > 1)
      .flatMap(({ page, parts }) => parts.map(({ start }) => placeOf({ page, start }))),
  );
}

function placeOf({ page, start }: Pick<TextBlock, "page" | "start">): string {
  return `${page} ${start}`;
}
