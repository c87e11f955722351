import type { ItemDraft } from "../../model/LessonDraft.ts";
import { freeAnswer } from "../../items/freeAnswer.ts";
import { inLanguage, withRuns } from "../../texts/rich-text.ts";
import { gapMark, withEvidence } from "./itemsOfRecipe.ts";
import type { RecipeContext } from "./itemsOfRecipe.ts";
import { matchingOf } from "./matchingOf.ts";
import type { AboutRecipe, NamesRecipe } from "./Recipe.ts";

/** Sentences without a name, each to be matched with it. */
export function namesItem(
  { evidence, named }: NamesRecipe,
  context: RecipeContext,
): readonly ItemDraft[] {
  return matchingOf(
    context.texts.t("author.document.names"),
    named.map(({ name, evidence: place }) => ({
      evidence: place,
      left: place.quote.replace(name, gapMark),
      right: name,
    })),
    context,
    evidence,
  );
}

/** What the text says of somebody, in the learner's words, held against all sentences that name them. */
export function aboutItem(
  { evidence, name, told }: AboutRecipe,
  context: RecipeContext,
): ItemDraft {
  const { texts, material } = context;
  const lang = material.documentLanguage;
  const run = (text: string) => inLanguage(text, lang);
  return withEvidence(
    evidence,
    context,
    {
      title: texts.t("author.item.free-answer"),
      exercise: freeAnswer({
        prompt: withRuns({ name: run(name) }, (place) =>
          texts.t("author.document.about", { name: place("name") }),
        ),
        lang,
        modelAnswer: [run(told.map(({ quote }) => quote).join(" "))],
        points: told.map(({ quote }) => [run(quote)]),
      }),
    },
    told,
  );
}
