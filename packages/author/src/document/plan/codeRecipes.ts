import { codeLanguageOf } from "../code/codeLanguageOf.ts";
import type { FoundResult } from "../code/FoundResult.ts";
import { isWholeCode } from "../code/isWholeCode.ts";
import { isWorthForeseeing } from "../code/isWorthForeseeing.ts";
import { listingsNeeded } from "../code/listingsNeeded.ts";
import { namesGiven } from "../code/namesUsed.ts";
import { isComplete } from "../code/openNames.ts";
import { announcesOutput, outputOf } from "../code/outputWords.ts";
import { isPrintedBy, prints } from "../code/printedBelow.ts";
import { resultsIn, withoutResult } from "../code/resultsIn.ts";
import { sessionIn } from "../code/sessionIn.ts";
import type { TextBlock } from "../analysis/shapes.ts";
import type { CodeRecipe } from "../recipes/Recipe.ts";
import { belongs } from "./Part.ts";
import type { Part } from "./Part.ts";
import type { ReadDocument } from "./readDocument.ts";

const mostOfListing = 2;
const mostOfLesson = 4;

/** The code of the part of a lesson whose result the text tells. */
export function codeRecipes(part: Part, read: ReadDocument): readonly CodeRecipe[] {
  const { blocks, aboutItself, document } = read;
  const codes = new Set<string>();
  const listings = blocks.filter(({ isCode }) => isCode === true);
  return blocks
    .flatMap((block, at) => {
      if (block.isCode !== true || aboutItself.has(block.heading)) return [];
      if (!belongs(block, part, read)) return [];
      const below = resultBelow(block, blocks.slice(at + 1, at + 3), document.language);
      const earlier = listings.slice(0, listings.indexOf(block));
      const found = (below === null ? resultsIn(block.text) : [below])
        .map((result) => inContext(result, block, earlier, read))
        .filter((recipe) => canBeWorkedOut(recipe, block.text, read));
      return spread(found);
    })
    .filter(({ code }) => !codes.has(code) && codes.add(code))
    .slice(0, mostOfLesson);
}

/**
 * Whether all is shown that the result follows from. Of a long text only listings with results are known, so that what
 * others give is not.
 */
function canBeWorkedOut(
  { code, output, told, needed = [] }: CodeRecipe,
  listing: string,
  { isShort }: ReadDocument,
): boolean {
  const above = needed.map(({ quote }) => quote);
  const given = new Set(above.flatMap((each) => [...namesGiven(each)]));
  return (
    isWorthForeseeing(code, output) &&
    [listing, ...above].every(isWholeCode) &&
    isComplete(code, given) &&
    (isShort || above.length === 0) &&
    !(told === "below" && above.some((each) => prints(each) || isSession(each)))
  );
}

function isSession(listing: string): boolean {
  return sessionIn(listing.split("\n")) !== null;
}

/** With the earlier listings that it needs in front. */
function inContext(
  { code, end, ...result }: FoundResult,
  block: TextBlock,
  earlier: readonly TextBlock[],
  { document }: ReadDocument,
): CodeRecipe {
  const needed = listingsNeeded(
    code,
    earlier.map(({ text }) => text),
  ).flatMap((at) => earlier.slice(at, at + 1));
  const placeOf = ({ page, start, text }: TextBlock) => ({
    quote: text,
    page,
    start,
    end: start + text.length,
    passage: -1,
  });
  const whole = document.pages.find(({ number }) => number === block.page)?.text ?? "";
  const { page, start } = block;
  return {
    ...result,
    code: [...needed.map(({ text }) => shownOf(text)), code].join("\n"),
    evidence: {
      quote: whole.slice(start, start + end),
      page,
      start,
      end: start + end,
      passage: -1,
    },
    ...(needed.length === 0 ? {} : { needed: needed.map(placeOf) }),
  };
}

/** A listing without the results that its comments tell. */
function shownOf(listing: string): string {
  const language = codeLanguageOf(listing);
  return listing
    .split("\n")
    .map((line) => withoutResult(line, language))
    .join("\n");
}

/** Of many results of one listing the first and the last, so that no two ask nearly the same. */
function spread(results: readonly CodeRecipe[]): readonly CodeRecipe[] {
  return results.length <= mostOfListing ? results : [...results.slice(0, 1), ...results.slice(-1)];
}

/** What a listing prints, where another shows it that a paragraph announces, or that stands right below. */
function resultBelow(
  { text: code, page, start }: TextBlock,
  [next, after]: readonly TextBlock[],
  language: ReadDocument["document"]["language"],
): FoundResult | null {
  const isAnnounced =
    next !== undefined && next.isCode !== true && announcesOutput(next.text, language);
  const shown = isAnnounced ? after : next;
  if (shown?.isCode !== true || shown.page !== page) return null;
  if (!isPrintedBy(code, outputOf(shown.text), isAnnounced)) return null;
  const end = shown.start + shown.text.length - start;
  return { told: "below", code: shownOf(code), output: outputOf(shown.text), end };
}
