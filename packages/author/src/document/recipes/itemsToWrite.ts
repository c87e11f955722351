import type { ItemDraft } from "../../model/LessonDraft.ts";
import { freeAnswer } from "../../items/freeAnswer.ts";
import { inLanguage, withRuns } from "../../texts/rich-text.ts";
import { withEvidence } from "./itemsOfRecipe.ts";
import type { RecipeContext } from "./itemsOfRecipe.ts";
import type { ListRecipe, RetellingRecipe, TermRecipe, WhyRecipe } from "./Recipe.ts";

/** What a term is, in the learner's words, held against the sentence that defines it. */
export function explainItem(
  { evidence, term, definition }: Extract<TermRecipe, { kind: "definition" }>,
  context: RecipeContext,
): ItemDraft {
  const { texts, material } = context;
  const lang = material.documentLanguage;
  return withEvidence(evidence, context, {
    title: texts.t("author.item.free-answer"),
    exercise: freeAnswer({
      prompt: withRuns({ term: inLanguage(term, lang) }, (place) =>
        texts.t("author.document.explain", { term: place("term") }),
      ),
      lang,
      modelAnswer: [inLanguage(evidence.quote, lang)],
      points: [[inLanguage(definition, lang)]],
    }),
  });
}

/** Why something is so, or to what end, in the learner's words, held against the sentence that says it. */
export function whyItem(
  { evidence, kind, claim, reason }: WhyRecipe,
  context: RecipeContext,
): ItemDraft {
  const { texts, material } = context;
  const run = (text: string) => inLanguage(text, material.documentLanguage);
  return withEvidence(evidence, context, {
    title: texts.t("author.item.free-answer"),
    exercise: freeAnswer({
      prompt: [{ text: `${texts.t(`author.document.why.${kind}`)} ` }, run(claim)],
      lang: material.documentLanguage,
      modelAnswer: [run(evidence.quote)],
      points: [[run(reason)]],
    }),
  });
}

/** All that a short list names, from memory. */
export function recallItem(
  { evidence, introduction, right }: ListRecipe,
  context: RecipeContext,
): ItemDraft {
  const { texts, material } = context;
  const run = (text: string) => inLanguage(text, material.documentLanguage);
  return withEvidence(evidence, context, {
    title: texts.t("author.item.free-answer"),
    exercise: freeAnswer({
      prompt: [{ text: `${texts.t("author.document.recall")} ` }, run(introduction)],
      lang: material.documentLanguage,
      modelAnswer: [run(right.join(", "))],
      points: right.map((text) => [run(text)]),
    }),
  });
}

/** What a paragraph said, from memory. */
export function retellingItem(
  { evidence, section, points }: RetellingRecipe,
  context: RecipeContext,
): ItemDraft {
  const { texts, material } = context;
  const lang = material.documentLanguage;
  return withEvidence(evidence, context, {
    title: texts.t("author.item.free-answer"),
    exercise: freeAnswer({
      prompt: withRuns({ section: inLanguage(section, lang) }, (place) =>
        texts.t("author.document.retell", { section: place("section") }),
      ),
      lang,
      modelAnswer: [inLanguage(evidence.quote, lang)],
      points: points.map((point) => [inLanguage(point, lang)]),
    }),
  });
}
