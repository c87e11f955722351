import { withSurname } from "../../answers/withSurname.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { withHint } from "../../hints/withHint.ts";
import { ordering } from "../../items/ordering.ts";
import { quiz } from "../../items/quiz.ts";
import { fillInBlank, trueFalse } from "../../items/simple-exercises.ts";
import type { Random } from "../../random/createRandom.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { inLanguage, withRuns } from "../../texts/rich-text.ts";
import type {
  DocumentMaterial,
  Evidence,
  GapRecipe,
  ReasonRecipe,
  StatementRecipe,
  StepsRecipe,
  SubjectRecipe,
  TermRecipe,
} from "./Recipe.ts";

/** What stands for the missing word. */
export const gapMark = "_____";

/** Wrong choices of a question with one right one. */
export const wrongChoices = 2;

/** What all items of one lesson on a document share. */
export interface RecipeContext {
  readonly material: DocumentMaterial;
  readonly texts: Texts;
  readonly random: Random;
}

export function trueFalseItem(recipe: StatementRecipe, context: RecipeContext): ItemDraft {
  const { texts, material } = context;
  const { evidence } = recipe;
  const statement = recipe.kind === "true" ? evidence.quote : recipe.statement;
  return withEvidence(evidence, context, {
    title: texts.t("author.item.true-false"),
    exercise: trueFalse({
      statement: [inLanguage(statement, material.documentLanguage)],
      answer: recipe.kind === "true",
      explanation: explanation(evidence, context),
    }),
  });
}

/** The missing word chosen among others. */
export function gapQuizItem(recipe: GapRecipe, context: RecipeContext): ItemDraft {
  const { texts, random, material } = context;
  const { evidence, kind, from, to, others } = recipe;
  const lang = material.documentLanguage;
  const face = (text: string) => ({ text: [inLanguage(text, lang)] });
  return withEvidence(evidence, context, {
    title: texts.t("author.item.quiz"),
    exercise: quiz(
      {
        prompt: [
          { text: `${texts.t(`author.document.quiz.${kind}`)} ` },
          inLanguage(gapped(recipe), lang),
        ],
        right: face(evidence.quote.slice(from, to)),
        wrong: (kind === "number"
          ? others.slice(0, wrongChoices + 1)
          : random.sample(others, wrongChoices)
        ).map(face),
        explanation: explanation(evidence, context),
        ...(kind === "number" ? { order: byNumber } : {}),
      },
      random,
    ),
  });
}

/** The missing word typed, with its first letters and length as a hint. */
export function gapFillItem(recipe: GapRecipe, context: RecipeContext): ItemDraft {
  const { texts, material } = context;
  const { evidence, from, to } = recipe;
  const lang = material.documentLanguage;
  const answer = evidence.quote.slice(from, to);
  const shown = (text: string) => (text === "" ? [] : [inLanguage(text, lang)]);
  const letters = recipe.letters ?? answer.charAt(0);
  return withEvidence(evidence, context, {
    title: texts.t("author.item.fill-in-blank"),
    exercise: fillInBlank({
      prompt: texts.t("author.document.fill"),
      before: shown(evidence.quote.slice(0, from)),
      after: shown(evidence.quote.slice(to)),
      answers: withSurname([answer], {
        shown: evidence.quote.slice(0, from) + evidence.quote.slice(to),
        source: material.passages.map(({ text }) => text).join("\n"),
      }),
      lang,
      hint: texts.t("author.document.hint", { letter: letters, count: answer.length }),
      explanation: explanation(evidence, context),
    }),
  });
}

/** Which term is described, or what an abbreviation stands for. */
export function termItem(recipe: TermRecipe, context: RecipeContext): ItemDraft {
  const { texts, random, material } = context;
  const { evidence, others } = recipe;
  const lang = material.documentLanguage;
  const face = (text: string) => ({ text: [inLanguage(text, lang)] });
  const prompt =
    recipe.kind === "definition"
      ? [
          { text: `${texts.t("author.document.quiz.definition")} ` },
          inLanguage(recipe.definition, lang),
        ]
      : [{ text: `${texts.t("author.document.quiz.acronym")} ` }, inLanguage(recipe.short, lang)];
  return withEvidence(evidence, context, {
    title: texts.t("author.item.quiz"),
    exercise: quiz(
      {
        prompt,
        right: face(recipe.kind === "definition" ? recipe.term : recipe.long),
        wrong: random.sample(others, wrongChoices).map(face),
        explanation: explanation(evidence, context),
      },
      random,
    ),
  });
}

/** Of what the text says something, or why. */
export function statedItem(
  recipe: SubjectRecipe | ReasonRecipe,
  context: RecipeContext,
): ItemDraft {
  const { texts, random, material } = context;
  const { evidence, others } = recipe;
  const lang = material.documentLanguage;
  const face = (text: string) => ({ text: [inLanguage(text, lang)] });
  const asked = "claim" in recipe ? recipe.claim : recipe.predicate;
  return withEvidence(evidence, context, {
    title: texts.t("author.item.quiz"),
    exercise: quiz(
      {
        prompt: [
          { text: `${texts.t(`author.document.quiz.${recipe.kind}`)} ` },
          inLanguage(asked, lang),
        ],
        right: face("claim" in recipe ? recipe.reason : recipe.subject),
        wrong: others.slice(0, wrongChoices).map(face),
        explanation: explanation(evidence, context),
      },
      random,
    ),
  });
}

/** Steps to be put in the order in which the text gives them. */
export function stepsItem(
  { evidence, intro, steps, underTitle = false, inProse = false }: StepsRecipe,
  context: RecipeContext,
): ItemDraft {
  const { texts, random, material } = context;
  const { page } = evidence;
  const lang = material.documentLanguage;
  const asked = inLanguage(intro, lang);
  return withEvidence(evidence, context, {
    title: texts.t("author.item.ordering"),
    exercise: ordering(
      {
        prompt: underTitle
          ? withRuns({ title: asked }, (place) =>
              texts.t("author.document.ordering.section", { title: place("title") }),
            )
          : [{ text: `${texts.t("author.document.ordering")} ` }, asked],
        steps: steps.map((step) => ({ text: [inLanguage(step, lang)] })),
        explanation: inProse
          ? texts.t("author.document.ordering.told", { page })
          : texts.t("author.document.ordering.explanation", { page }),
      },
      random,
    ),
  });
}

/** The quote with a mark where the word is missing. */
export function gapped({ evidence: { quote }, from, to }: GapRecipe): string {
  return quote.slice(0, from) + gapMark + quote.slice(to);
}

/** An item with the passage it rests on, and those of its parts where they have their own, in its source and in its provenance, and with where to look. */
export function withEvidence(
  evidence: Evidence,
  context: RecipeContext,
  item: Pick<ItemDraft, "title" | "exercise">,
  parts: readonly Evidence[] = [],
): ItemDraft {
  const { material } = context;
  const place = placeOf(evidence);
  const { quote, page } = place;
  const drafted: ItemDraft = {
    ...item,
    source: {
      quote,
      title: material.documentTitle,
      page,
      context: material.passages[evidence.passage]?.text ?? quote,
    },
    provenance: {
      kind: "document",
      ...place,
      ...(parts.length === 0 ? {} : { parts: parts.map(placeOf) }),
    },
  };
  return item.exercise.content_type === "lesson" ? drafted : withPlace(drafted, evidence, context);
}

function placeOf({ quote, page, start, end }: Evidence) {
  return { quote, page, start, end };
}

/** The page to read again as its hint, and the heading where that gives nothing away. */
function withPlace(
  item: ItemDraft,
  { page, passage }: Evidence,
  context: RecipeContext,
): ItemDraft {
  const { texts, material } = context;
  const heading = material.passages[passage]?.heading ?? null;
  const under =
    heading === null ? item : withHint(item, texts.t("author.hint.heading", { page, heading }));
  return under.hint === undefined ? withHint(item, texts.t("author.hint.page", { page })) : under;
}

function explanation({ quote, page }: Evidence, { texts, material }: RecipeContext) {
  return [
    { text: `${texts.t("author.document.explanation", { page })} ` },
    inLanguage(quote, material.documentLanguage),
  ];
}

function byNumber(a: { readonly text: unknown }, b: { readonly text: unknown }): number {
  return JSON.stringify(a.text).localeCompare(JSON.stringify(b.text), "en", { numeric: true });
}
