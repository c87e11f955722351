import { detectLanguage } from "../../texts/detectLanguage.ts";
import { givesOrders } from "../../texts/givesOrders.ts";
import { formulasIn } from "../formulas/formulasIn.ts";
import { isBalanced } from "../analysis/readable.ts";
import type { TextBlock } from "../analysis/shapes.ts";
import type { FormulaRecipe } from "../recipes/Recipe.ts";
import { belongs } from "./Part.ts";
import type { Part } from "./Part.ts";
import type { ReadDocument } from "./readDocument.ts";

const mostFormulas = 2;
const longestPassage = 500;
/** A line as short as this, without an end, may be half of a fraction. */
const fragment = 60;

/** The formulas that belong to the part of a lesson and can be reckoned with. */
export function formulaRecipes(part: Part, read: ReadDocument): readonly FormulaRecipe[] {
  const names = new Set<string>();
  return read.blocks
    .flatMap((block, at) => {
      const formulas = isRead(block, read) ? formulasIn(block.text, read.document.language) : [];
      return formulas.flatMap((formula) => {
        const { text: quote, name } = formula;
        const start = block.start + formula.start;
        const isWhole = quote !== block.text.trim() || !isBesideFragment(at, read.blocks);
        const isOwn = belongs({ ...block, start }, part, read) && !names.has(name.toLowerCase());
        if (!isOwn || !isWhole || !isBalanced(quote)) return [];
        names.add(name.toLowerCase());
        const { page } = block;
        return [
          {
            evidence: { quote, page, start, end: start + quote.length, passage: -1 },
            said: block.text.length <= longestPassage ? block.text : quote,
          },
        ];
      });
    })
    .slice(0, mostFormulas);
}

function isRead(block: TextBlock, { document, aboutItself }: ReadDocument): boolean {
  return (
    block.text.includes("=") &&
    !block.isHeading &&
    block.isCode !== true &&
    !aboutItself.has(block.heading) &&
    !givesOrders(block.text) &&
    detectLanguage(document.pages.find(({ number }) => number === block.page)?.text ?? "") ===
      document.language
  );
}

/** Whether a line beside a formula may be what its fraction is divided by. */
function isBesideFragment(at: number, blocks: readonly TextBlock[]): boolean {
  return [blocks[at - 1], blocks[at + 1]].some(
    (block) =>
      block !== undefined &&
      !block.isHeading &&
      block.page === blocks[at]?.page &&
      block.text.length < fragment &&
      !/[.!?:;]$|=/u.test(block.text),
  );
}
