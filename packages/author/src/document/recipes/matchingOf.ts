import type { ItemDraft } from "../../model/LessonDraft.ts";
import { matching } from "../../items/matching.ts";
import { inLanguage } from "../../texts/rich-text.ts";
import { withEvidence } from "./itemsOfRecipe.ts";
import type { RecipeContext } from "./itemsOfRecipe.ts";
import type { Evidence } from "./Recipe.ts";

/** Two sides of a matching, and the passage that says so. */
interface Matched {
  readonly evidence: Evidence;
  readonly left: string;
  readonly right: string;
}

/** What passages of their own say, to be matched, with the one to look at first; nothing where there are none. */
export function matchingOf(
  prompt: string,
  matched: readonly Matched[],
  context: RecipeContext,
  evidence = matched[0]?.evidence,
): ItemDraft[] {
  const { texts, random, material } = context;
  if (evidence === undefined) return [];
  const face = (text: string) => ({ text: [inLanguage(text, material.documentLanguage)] });
  return [
    withEvidence(
      evidence,
      context,
      {
        title: texts.t("author.item.matching"),
        exercise: matching(
          { prompt, pairs: matched.map(({ left, right }) => [face(left), face(right)]) },
          random,
        ),
      },
      matched.map((each) => each.evidence),
    ),
  ];
}
