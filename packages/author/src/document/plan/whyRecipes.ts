import { whyIn } from "../analysis/whyIn.ts";
import { givesOrders } from "../../texts/givesOrders.ts";
import type { WhyRecipe } from "../recipes/Recipe.ts";
import type { Part } from "./Part.ts";
import type { ReadDocument } from "./readDocument.ts";
import { sentencesOfPart } from "./sentencesOfPart.ts";
import { sectionTitle } from "./titles.ts";

const mostWhys = 3;
/** A reason of few words says little to be told in other words. */
const fewestWords = 4;

/**
 * What the part of a lesson gives reasons for, to be told in the learner’s own words. A short text has too few
 * reasons to choose among, as is asked of longer ones.
 */
export function whyRecipes(part: Part, read: ReadDocument): readonly WhyRecipe[] {
  if (!read.isShort) return [];
  const all = sentencesOfPart(part, read).flatMap(({ text: quote, block, page, start, end }) => {
    const why = whyIn(quote, read.document.language);
    const isAsked =
      why !== null && why.reason.split(/[\s’']+/u).length >= fewestWords + 1 && !givesOrders(quote);
    const section = sectionTitle(read.blocks[block]?.heading ?? -1, read.document);
    return isAsked
      ? [
          {
            evidence: { quote, page, start, end, passage: -1 },
            ...why,
            ...(section !== null && { section }),
          },
        ]
      : [];
  });
  return causesFirst(all).slice(0, mostWhys);
}

/** Each in the order of the text. */
function causesFirst(whys: readonly WhyRecipe[]): readonly WhyRecipe[] {
  return whys.toSorted((a, b) => Number(a.kind === "purpose") - Number(b.kind === "purpose"));
}
