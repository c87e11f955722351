import type { ItemDraft } from "../../model/LessonDraft.ts";
import { freeAnswer } from "../../items/freeAnswer.ts";
import { inLanguage, withRuns } from "../../texts/rich-text.ts";
import { withEvidence } from "./itemsOfRecipe.ts";
import type { RecipeContext } from "./itemsOfRecipe.ts";
import type { ListRecipe, RetellingRecipe, TermRecipe, WhyRecipe } from "./Recipe.ts";

/** So many questions of one lesson on a short text are answered in the learner’s own words. */
export const mostInOwnWords = 5;

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
  { evidence, kind, claim, reason, section }: WhyRecipe,
  context: RecipeContext,
): ItemDraft {
  const { texts, material } = context;
  const run = (text: string) => inLanguage(text, material.documentLanguage);
  return withEvidence(evidence, context, {
    title: texts.t("author.item.free-answer"),
    exercise: freeAnswer({
      prompt: withRuns(
        { claim: run(claim), ...(section === undefined ? {} : { section: run(section) }) },
        (place) =>
          section === undefined
            ? texts.t(`author.document.why.${kind}`, { claim: place("claim") })
            : texts.t(`author.document.why.${kind}.section`, {
                claim: place("claim"),
                section: place("section"),
              }),
      ),
      lang: material.documentLanguage,
      modelAnswer: [run(evidence.quote)],
      points: [[run(reason)]],
    }),
  });
}

/** All that a short list names, from memory. */
export function recallItem(
  { evidence, introduction, right, isHeaded = false }: ListRecipe,
  context: RecipeContext,
): ItemDraft {
  const { texts, material } = context;
  const run = (text: string) => inLanguage(text, material.documentLanguage);
  return withEvidence(evidence, context, {
    title: texts.t("author.item.free-answer"),
    exercise: freeAnswer({
      prompt: isHeaded
        ? withRuns({ heading: run(introduction) }, (place) =>
            texts.t("author.document.recall.heading", { heading: place("heading") }),
          )
        : [{ text: `${texts.t("author.document.recall")} ` }, run(introduction)],
      lang: material.documentLanguage,
      modelAnswer: [run(right.join(", "))],
      points: right.map((text) => [run(text)]),
    }),
  });
}

/** What a paragraph said, or the rest of it, from memory. */
export function retellingItem(recipe: RetellingRecipe, context: RecipeContext): ItemDraft {
  const { evidence, points } = recipe;
  const { texts, material } = context;
  const lang = material.documentLanguage;
  return withEvidence(evidence, context, {
    title: texts.t("author.item.free-answer"),
    exercise: freeAnswer({
      prompt:
        "cue" in recipe
          ? continuation(recipe.cue, recipe.section, context)
          : withRuns({ section: inLanguage(recipe.section, lang) }, (place) =>
              texts.t("author.document.retell", { section: place("section") }),
            ),
      lang,
      modelAnswer: [inLanguage(evidence.quote, lang)],
      points: points.map((point) => [inLanguage(point, lang)]),
    }),
  });
}

function continuation(cue: string, section: string | null, { texts, material }: RecipeContext) {
  const run = (text: string) => inLanguage(text, material.documentLanguage);
  return withRuns({ cue: run(cue), section: run(section ?? "") }, (place) =>
    section === null
      ? texts.t("author.document.continue", { cue: place("cue") })
      : texts.t("author.document.continue.section", {
          cue: place("cue"),
          section: place("section"),
        }),
  );
}
