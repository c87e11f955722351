import type { ItemDraft } from "../../model/LessonDraft.ts";
import { matching } from "../../items/matching.ts";
import { inLanguage } from "../../texts/rich-text.ts";
import { withEvidence } from "./itemsOfRecipe.ts";
import type { RecipeContext } from "./itemsOfRecipe.ts";
import type { ChronologyRecipe } from "./Recipe.ts";

/** Years, each with what happened then, in the words of the text. */
export function chronologyItem(
  { evidence, events }: ChronologyRecipe,
  context: RecipeContext,
): ItemDraft {
  const { texts, random, material } = context;
  const face = (text: string) => ({ text: [inLanguage(text, material.documentLanguage)] });
  return withEvidence(
    evidence,
    context,
    {
      title: texts.t("author.item.matching"),
      exercise: matching(
        {
          prompt: texts.t("author.document.chronology"),
          pairs: events.map(({ year, event }) => [face(year), face(event)]),
        },
        random,
      ),
    },
    events.map((each) => each.evidence),
  );
}
