import type { ItemDraft } from "../../model/LessonDraft.ts";
import type { RecipeContext } from "./itemsOfRecipe.ts";
import { matchingOf } from "./matchingOf.ts";
import type { ChronologyRecipe } from "./Recipe.ts";

/** Years, each with what happened then, in the words of the text. */
export function chronologyItem(
  { evidence, events }: ChronologyRecipe,
  context: RecipeContext,
): readonly ItemDraft[] {
  return matchingOf(
    context.texts.t("author.document.chronology"),
    events.map(({ year, event, ...each }) => ({ ...each, left: year, right: event })),
    context,
    evidence,
  );
}
