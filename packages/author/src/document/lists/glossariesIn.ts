import { detectLanguage } from "../../texts/detectLanguage.ts";
import type { TextBlock } from "../analysis/shapes.ts";
import type { ExplainedTerm } from "../recipes/Recipe.ts";
import { glossaryRuns } from "./glossaryRuns.ts";
import { oncePerDocument } from "./oncePerDocument.ts";

const longestQuote = 1600;
const longestTitle = 100;
/** "6.1 Causes" is about causes. */
const numbering = /^\s*\d+(?:\.\d+)*[.)]?\s+/u;

/** A list of terms, each with what it is, and what stands directly above it. */
export interface Glossary {
  readonly page: number;
  /** Of what stands above it, and of the last entry's end, in the page's text. */
  readonly start: number;
  readonly end: number;
  /** From the one to the other. */
  readonly quote: string;
  /** A sentence that ends in a colon, or a title. */
  readonly introduction: string;
  readonly entries: readonly string[];
  readonly terms: readonly ExplainedTerm[];
  /** Position of the innermost heading above it. */
  readonly heading: number;
}

/** The lists of a short text that say what their terms are, each below what says of what they are. */
export const glossariesIn = oncePerDocument((read): readonly Glossary[] => {
  const { blocks, document, aboutItself } = read;
  /** What stands in an order is asked for in that order. */
  const steps = new Set(
    (document.stepLists ?? []).flatMap(({ page, steps: all }) =>
      all.map(({ start }) => `${page} ${start}`),
    ),
  );
  const isStep = ({ page, start }: TextBlock) => steps.has(`${page} ${start}`);
  return glossaryRuns(blocks, document).flatMap(({ from, to, terms }): Glossary[] => {
    const [first, last] = [blocks[from], blocks[to - 1]];
    const found = introductionAbove(from, blocks);
    if (first === undefined || last === undefined || found === null) return [];
    if (aboutItself.has(first.heading) || isStep(first) || isStep(last)) return [];
    const { page, heading } = first;
    const { introduction, start } = found;
    const end = last.start + last.text.length;
    const text = document.pages.find(({ number }) => number === page)?.text ?? "";
    const quote = text.slice(start, end);
    const entries = blocks.slice(from, to).map((block) => block.text);
    return quote.length > longestQuote || detectLanguage(quote) !== document.language
      ? []
      : [{ page, start, end, quote, introduction, entries, terms, heading }];
  });
});

/** What says of what the terms below are: what stands directly above them, or else their heading, on the same page. */
function introductionAbove(
  at: number,
  blocks: readonly TextBlock[],
): { readonly introduction: string; readonly start: number } | null {
  const [above, first] = [blocks[at - 1], blocks[at]];
  if (above === undefined || above.page !== first?.page) return null;
  const introduction = introductionIn(above);
  if (introduction !== null)
    return { introduction, start: above.start + above.text.length - introduction.length };
  const title = blocks.slice(0, at).findLast(({ isHeading }) => isHeading);
  if (title === undefined || title.page !== first.page) return null;
  const named = title.text.replace(numbering, "");
  return { introduction: named, start: title.start + title.text.length - named.length };
}

/** The last sentence above a list where it introduces it, or the whole of a title; null where neither stands there. */
function introductionIn({ text: above, isHeading }: TextBlock): string | null {
  const last = above.split(/(?<=[.!?])\s+(?=\p{Uppercase})/u).at(-1) ?? "";
  if (/\p{Letter}\s?:$/u.test(last)) return last;
  const isTitle =
    above.length <= longestTitle &&
    (isHeading || !/:\s/u.test(above)) &&
    /[\p{Letter}\p{Number})»”’?]$/u.test(above);
  return isTitle ? above.replace(numbering, "") : null;
}
