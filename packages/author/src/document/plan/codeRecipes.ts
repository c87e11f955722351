import { codeLanguageOf } from "../code/codeLanguageOf.ts";
import { doubtsCode } from "../code/doubtsCode.ts";
import type { FoundResult } from "../code/FoundResult.ts";
import { isWholeCode } from "../code/isWholeCode.ts";
import { isWorthForeseeing } from "../code/isWorthForeseeing.ts";
import { isComplete } from "../code/openNames.ts";
import { announcesOutput, outputOf } from "../code/outputWords.ts";
import { isPrintedBy } from "../code/printedBelow.ts";
import { resultsIn, withoutResult } from "../code/resultsIn.ts";
import type { TextBlock } from "../analysis/shapes.ts";
import type { CodeRecipe } from "../recipes/Recipe.ts";
import { belongs } from "./Part.ts";
import type { Part } from "./Part.ts";
import type { ReadDocument } from "./readDocument.ts";

const mostOfListing = 2;
const mostOfLesson = 4;

/** The code of the part of a lesson whose result the text tells, where all that it follows from is shown. */
export function codeRecipes(part: Part, read: ReadDocument): readonly CodeRecipe[] {
  const { blocks, aboutItself, document } = read;
  const codes = new Set<string>();
  return blocks
    .flatMap((block, at) => {
      if (block.isCode !== true || block.isCut === true) return [];
      if (aboutItself.has(block.heading)) return [];
      if (!belongs(block, part, read) || !isWholeCode(block.text)) return [];
      const beside = [blocks[at - 1], blocks[at + 1]];
      if (beside.some((each) => each !== undefined && doubtsCode(each, document.language)))
        return [];
      const below = resultBelow(block, blocks.slice(at + 1, at + 3), document.language);
      const found = (below === null ? resultsIn(block.text) : [below]).filter(
        ({ code, output }) => isWorthForeseeing(code, output) && isComplete(code),
      );
      return spread(found).map((result) => recipeOf(result, block, document));
    })
    .filter(({ code }) => !codes.has(code) && codes.add(code))
    .slice(0, mostOfLesson);
}

/** Of many results of one listing the first and the last, so that no two ask nearly the same. */
function spread(results: readonly FoundResult[]): readonly FoundResult[] {
  return results.length <= mostOfListing ? results : [...results.slice(0, 1), ...results.slice(-1)];
}

function recipeOf(
  { end, ...result }: FoundResult,
  { page, start }: TextBlock,
  { pages }: ReadDocument["document"],
): CodeRecipe {
  const whole = pages.find(({ number }) => number === page)?.text ?? "";
  const quote = whole.slice(start, start + end);
  return { ...result, evidence: { quote, page, start, end: start + end, passage: -1 } };
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

/** A listing without the results that its comments tell. */
function shownOf(listing: string): string {
  const language = codeLanguageOf(listing);
  return listing
    .split("\n")
    .map((line) => withoutResult(line, language))
    .join("\n");
}
