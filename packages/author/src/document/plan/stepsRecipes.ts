import { detectLanguage } from "../../texts/detectLanguage.ts";
import type { Sentence, TextBlock } from "../analysis/shapes.ts";
import type { StepsRecipe } from "../recipes/Recipe.ts";
import type { ReadDocument } from "./readDocument.ts";

const mostLists = 1;
const longestIntro = 240;

/** The numbered lists between the first and the last heading that a lesson is about. */
export function stepsRecipes(
  sentences: readonly Sentence[],
  { document, blocks }: ReadDocument,
): readonly StepsRecipe[] {
  const headings = sentences.map(({ block }) => blocks[block]?.heading ?? -1);
  const [first, last] = [Math.min(...headings), Math.max(...headings)];
  return (document.stepLists ?? [])
    .flatMap(({ page, steps }) => {
      const [start, end] = [steps[0]?.start ?? 0, steps.at(-1)?.end ?? 0];
      const text = document.pages.find(({ number }) => number === page)?.text ?? "";
      const quote = text.slice(start, end);
      const at = blocks.findIndex((each) => each.page === page && each.start === start);
      const [intro, block] = [blocks[at - 1], blocks[at]];
      const isOwn = block !== undefined && block.heading >= first && block.heading <= last;
      return isOwn && isIntroduction(intro) && detectLanguage(quote) === document.language
        ? [
            {
              evidence: { quote, page, start, end, passage: -1 },
              intro: intro.text,
              steps: steps.map((step) => text.slice(step.start, step.end)),
            },
          ]
        : [];
    })
    .slice(0, mostLists);
}

/** A list is asked for only where the text says what it is for. */
function isIntroduction(block: TextBlock | undefined): block is TextBlock {
  return (
    block !== undefined &&
    !block.isHeading &&
    block.text.length <= longestIntro &&
    /[^:]:$/u.test(block.text)
  );
}
