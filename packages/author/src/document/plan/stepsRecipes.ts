import { detectLanguage } from "../../texts/detectLanguage.ts";
import { givesOrders } from "../../texts/givesOrders.ts";
import { areSteps } from "../analysis/areSteps.ts";
import { numberedSteps } from "../analysis/numberedSteps.ts";
import { purposeInProse, purposeOfList } from "../analysis/purposeOfSteps.ts";
import type { Purpose } from "../analysis/purposeOfSteps.ts";
import { sentencesOf } from "../analysis/sentencesOf.ts";
import { stepsInProse } from "../analysis/stepsInProse.ts";
import type { TextBlock } from "../analysis/shapes.ts";
import { oncePerDocument } from "../lists/oncePerDocument.ts";
import type { StepsRecipe } from "../recipes/Recipe.ts";
import { belongs } from "./Part.ts";
import type { Part } from "./Part.ts";
import type { ReadDocument } from "./readDocument.ts";

const mostLists = { ofShort: 3, ofLong: 1 };
const longestIntro = 240;

/** The steps that the part of a lesson tells: in long texts, those that it numbers between its first and its last heading. */
export function stepsRecipes(part: Part, read: ReadDocument): readonly StepsRecipe[] {
  return read.isShort
    ? stepsOfShort(read)
        .filter((steps) => belongs(steps.place, part, read))
        .map(({ recipe }) => recipe)
        .slice(0, mostLists.ofShort)
    : stepsOfLong(part, read);
}

interface PlacedSteps {
  readonly place: TextBlock;
  readonly recipe: StepsRecipe;
}

/** All steps of a text of a few pages, in its order. */
const stepsOfShort = oncePerDocument((read): readonly PlacedSteps[] =>
  read.blocks.flatMap((place, at) =>
    place.isHeading || read.aboutItself.has(place.heading)
      ? []
      : [...numberedFrom(at, read), ...toldIn(at, read)]
          .filter(({ evidence: { quote } }) => isOwn(quote, read))
          .map((recipe) => ({ place, recipe })),
  ),
);

function isOwn(quote: string, { document: { language } }: ReadDocument): boolean {
  return detectLanguage(quote) === language && !givesOrders(quote);
}

/** The numbered list that begins with a block. */
function numberedFrom(at: number, { document, blocks }: ReadDocument): readonly StepsRecipe[] {
  const { page = 0, start = 0 } = blocks[at] ?? {};
  const list = document.stepLists?.find(
    (each) => each.page === page && each.steps[0]?.start === start,
  );
  const purpose = list === undefined ? null : purposeOfList(at, blocks, document);
  if (list === undefined || purpose === null) return [];
  const text = document.pages.find(({ number }) => number === page)?.text ?? "";
  const entries = list.steps.map((step) => text.slice(step.start, step.end));
  const steps = numberedSteps(entries, document.language);
  const end = list.steps[steps.length - 1]?.end;
  if (end === undefined || !areSteps(purpose.above, steps, document.language)) return [];
  const evidence = { quote: text.slice(start, end), page, start, end, passage: -1 };
  return [{ evidence, steps, ...introOf(purpose) }];
}

/** The steps that the sentences of a block tell. */
function toldIn(at: number, { document, blocks }: ReadDocument): readonly StepsRecipe[] {
  const block = blocks[at];
  if (block === undefined) return [];
  const { page } = block;
  const text = document.pages.find(({ number }) => number === page)?.text ?? "";
  const sentences = sentencesOf(block, at, document.language);
  return stepsInProse(sentences, document.language).flatMap(({ start, end, steps }) => {
    const purpose = purposeInProse(at, start, blocks, document);
    const evidence = { quote: text.slice(start, end), page, start, end, passage: -1 };
    return purpose === null ? [] : [{ evidence, steps, ...introOf(purpose), inProse: true }];
  });
}

function introOf({ text, isTitle }: Purpose): Pick<StepsRecipe, "intro" | "underTitle"> {
  return isTitle ? { intro: text, underTitle: true } : { intro: text };
}

function stepsOfLong(part: Part, { document, blocks }: ReadDocument): readonly StepsRecipe[] {
  const headings = part.sentences.map(({ block }) => blocks[block]?.heading ?? -1);
  const [first, last] = [Math.min(...headings), Math.max(...headings)];
  return (document.stepLists ?? [])
    .flatMap(({ page, steps }) => {
      const [start, end] = [steps[0]?.start ?? 0, steps.at(-1)?.end ?? 0];
      const text = document.pages.find(({ number }) => number === page)?.text ?? "";
      const quote = text.slice(start, end);
      const at = blocks.findIndex((each) => each.page === page && each.start === start);
      const [intro, block] = [blocks[at - 1], blocks[at]];
      const isOfPart = block !== undefined && block.heading >= first && block.heading <= last;
      return isOfPart && isIntroduction(intro) && detectLanguage(quote) === document.language
        ? [
            {
              evidence: { quote, page, start, end, passage: -1 },
              intro: intro.text,
              steps: steps.map((step) => text.slice(step.start, step.end)),
            },
          ]
        : [];
    })
    .slice(0, mostLists.ofLong);
}

/** A list is asked for only where the text says what it is for. */
function isIntroduction(block: TextBlock | undefined): block is TextBlock {
  return (
    block !== undefined &&
    !block.isHeading &&
    block.isCode !== true &&
    block.text.length <= longestIntro &&
    /[^:]:$/u.test(block.text)
  );
}
