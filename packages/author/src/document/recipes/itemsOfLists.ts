import type { LessonBlock } from "@alambic/contract";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import { categorization } from "../../items/categorization.ts";
import { quizOfSeveral } from "../../items/quizOfSeveral.ts";
import { flashcards } from "../../items/simple-exercises.ts";
import { inLanguage } from "../../texts/rich-text.ts";
import { withEvidence } from "./itemsOfRecipe.ts";
import type { RecipeContext } from "./itemsOfRecipe.ts";
import type { CardsRecipe, ListRecipe, SortRecipe } from "./Recipe.ts";

const mostChoices = 5;
const mostRight = 3;
const mostOfGroup = 3;
/** Stands for what a list names overleaf. */
export const goesOn = "…";

/** Which of these the text lists: some of its entries among entries of other lists. */
export function listItem(recipe: ListRecipe, context: RecipeContext): ItemDraft {
  const { texts, random, material } = context;
  const { evidence, introduction, section, isHeaded = false } = recipe;
  const introduced =
    section === null
      ? texts.t("author.document.list")
      : texts.t("author.document.list.section", { section });
  const question = isHeaded ? texts.t("author.document.list.heading") : introduced;
  const face = (text: string) => ({ text: [inLanguage(text, material.documentLanguage)] });
  const right = random.sample(recipe.right, mostRight);
  return withEvidence(evidence, context, {
    title: texts.t("author.item.quiz"),
    exercise: quizOfSeveral(
      {
        prompt: [{ text: `${question} ` }, inLanguage(introduction, material.documentLanguage)],
        right: right.map(face),
        wrong: random.sample(recipe.others, mostChoices - right.length).map(face),
        explanation: texts.t("author.document.list.explanation", { page: evidence.page }),
      },
      random,
    ),
  });
}

/** Which list of a section an entry stands in. */
export function sortItem(
  { evidence, lists, places }: SortRecipe,
  context: RecipeContext,
): ItemDraft {
  const { texts, random, material } = context;
  const face = (text: string) => ({ text: [inLanguage(text, material.documentLanguage)] });
  const isHeaded = places !== undefined;
  const { page } = evidence;
  const item = {
    title: texts.t("author.item.categorization"),
    exercise: categorization(
      {
        prompt: texts.t(isHeaded ? "author.document.sort.headings" : "author.document.sort"),
        groups: lists.map(({ introduction }) => face(introduction)),
        members: lists.flatMap(({ right }, group) =>
          random.sample(right, mostOfGroup).map((text) => ({ face: face(text), group })),
        ),
        explanation: isHeaded
          ? texts.t("author.document.sort.headings.explanation", { page })
          : texts.t("author.document.sort.explanation", { page }),
      },
      random,
    ),
  };
  return withEvidence(evidence, context, item, places);
}

/** The lists that are asked about, to be read: each below the sentence that introduces it. */
export function listsToRead({ material }: RecipeContext): readonly LessonBlock[] {
  const {
    lists = [],
    sorts = [],
    recalls = [],
    glossaries = [],
    documentLanguage: lang,
  } = material;
  const shown = [
    ...sorts.flatMap((sort) => sort.lists.map((list) => ({ ...list, page: sort.evidence.page }))),
    ...[...lists, ...recalls, ...glossaries].map((list) => ({
      ...list,
      page: list.evidence.page,
    })),
  ].filter((list, at, all) => all.findIndex((other) => isSameList(other, list)) === at);
  return shown.flatMap(({ introduction, entries, isCut, page }): LessonBlock[] => [
    { type: "quote", text: [inLanguage(introduction, lang)], page },
    {
      type: "list",
      ordered: false,
      items: [...entries, ...(isCut ? [goesOn] : [])].map((entry) => [inLanguage(entry, lang)]),
    },
  ]);
}

interface ShownList {
  readonly page: number;
  readonly entries: readonly string[];
}

/** Cards may be made of a list that is asked about as well. */
function isSameList(one: ShownList, other: ShownList): boolean {
  return one.page === other.page && one.entries.join("\n") === other.entries.join("\n");
}

/** The terms that a list explains, to be learned. */
export function cardsOfList(
  { evidence, introduction, cards }: CardsRecipe,
  context: RecipeContext,
): ItemDraft {
  const { texts, material } = context;
  const run = (text: string) => inLanguage(text, material.documentLanguage);
  return withEvidence(evidence, context, {
    title: texts.t("author.item.flashcards"),
    exercise: flashcards(
      [{ text: `${texts.t("author.document.flashcards.list")} ` }, run(introduction)],
      cards.map(({ front, back }) => ({ front: [run(front)], back: [run(back)] })),
    ),
  });
}
