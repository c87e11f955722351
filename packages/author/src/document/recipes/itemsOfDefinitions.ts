import type { ItemDraft } from "../../model/LessonDraft.ts";
import { matching } from "../../items/matching.ts";
import { inLanguage } from "../../texts/rich-text.ts";
import { gapFillItem, withEvidence } from "./itemsOfRecipe.ts";
import type { RecipeContext } from "./itemsOfRecipe.ts";
import { matchingOf } from "./matchingOf.ts";
import type { CardsRecipe, DefinitionRecipe } from "./Recipe.ts";

/** Terms that sentences define, each with what they say it is. */
export function definitionsItem(
  recipes: readonly DefinitionRecipe[],
  context: RecipeContext,
): readonly ItemDraft[] {
  return matchingOf(
    context.texts.t("author.document.terms"),
    recipes.map(({ evidence, term, definition }) => ({ evidence, left: term, right: definition })),
    context,
  );
}

/** Terms of a list, each with what it says of them; none where too few can be told apart. */
export function termsOfListItem(
  { evidence, introduction, matched = [] }: CardsRecipe,
  context: RecipeContext,
): readonly ItemDraft[] {
  const { texts, random, material } = context;
  if (matched.length === 0) return [];
  const run = (text: string) => inLanguage(text, material.documentLanguage);
  const face = (text: string) => ({ text: [run(text)] });
  return [
    withEvidence(evidence, context, {
      title: texts.t("author.item.matching"),
      exercise: matching(
        {
          prompt: [{ text: `${texts.t("author.document.terms")} ` }, run(introduction)],
          pairs: matched.map(({ front, back }) => [face(front), face(back)]),
          explanation: texts.t("author.document.list.explanation", { page: evidence.page }),
        },
        random,
      ),
    }),
  ];
}

/** A term to be typed into the sentence that defines it; none where its letters leave it open. */
export function typedTermItem(
  { evidence, term, letters }: DefinitionRecipe,
  context: RecipeContext,
): readonly ItemDraft[] {
  if (letters === undefined) return [];
  const from = evidence.quote.indexOf(term);
  const gap = {
    kind: "noun",
    evidence,
    from,
    to: from + term.length,
    others: [],
    letters,
  } as const;
  return [gapFillItem(gap, context)];
}
