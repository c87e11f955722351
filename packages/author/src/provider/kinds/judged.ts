import type { FlashcardsContent } from "@alambic/contract";

import { freeAnswer } from "../../items/freeAnswer.ts";
import { flashcards } from "../../items/simple-exercises.ts";
import { inLanguage, plainText } from "../../texts/rich-text.ts";
import { foldText } from "../../texts/foldText.ts";
import { standsIn } from "../../texts/standsIn.ts";
import { defineModelKind, someText } from "./ModelKind.ts";
import { askSides, listOfParts, readSides } from "./parts.ts";

/** So much of a point's words an answer has to say. */
const sameShare = 0.6;

export const freeAnswerKind = defineModelKind<
  "free_answer",
  { question: string; points: readonly string[]; answer: string }
>({
  type: "free_answer",
  advice:
    "A question on a why or a how. The quote is two to four sentences that stand together. `points`: two to five phrases copied from the quote, each one thing that a full answer says. `answer`: a full answer, with every point in the words of `points`.",
  fits: ({ taught }) => taught === null,
  properties: {
    question: someText,
    points: { type: "array", items: someText, minItems: 2, maxItems: 5 },
    answer: someText,
  },
  build: ({ question, points, answer }, { quoteLanguage: lang }) =>
    freeAnswer({
      prompt: question,
      lang,
      modelAnswer: answer,
      points: points.map((text) => [inLanguage(text, lang)]),
    }),
  ask: ({ content }) => ({
    question: plainText(content.prompt),
    answer: "the two to five points of a full answer, each in the words of the source",
  }),
  respond: ({ content }, answer) => {
    const found = content.key_points.filter(({ text }) =>
      answer.some((each) => saysPoint(each, plainText(text))),
    );
    const isToThePoint = answer.length <= 2 * content.key_points.length;
    return isToThePoint && answer.length > 0
      ? {
          content_type: "free_answer",
          text: answer.join("\n"),
          found_point_ids: found.map(({ id }) => id),
        }
      : null;
  },
});

export const flashcardsKind = defineModelKind<
  "flashcards",
  { cards: readonly { front: string; back: string; quote: string }[] }
>({
  type: "flashcards",
  advice:
    "Three to eight cards on terms that the source explains. `front`: the term. `back`: what the source says of it, copied. `quote` of a card: the sentence that holds both. The quote of the item is that of its first card.",
  fits: ({ taught }) => taught === null,
  properties: { cards: listOfParts(["front", "back", "quote"], 3, 8) },
  partQuotes: ({ cards }) => cards.map(({ quote }) => quote),
  build: ({ cards }, { texts, quoteLanguage }) =>
    flashcards(
      texts.t("author.document.flashcards"),
      cards.map(({ front, back }) => ({
        front: [inLanguage(front, quoteLanguage)],
        back: [inLanguage(back, quoteLanguage)],
      })),
    ),
  ask: ({ content }) => ({
    question: "Which explanation belongs to which term?",
    ...askSides(sidesOf(content)),
  }),
  respond: ({ content }, answer) => {
    const given = readSides(sidesOf(content), answer);
    return content.cards.every(({ id }) => given.get(id)?.id === id)
      ? {
          content_type: "flashcards",
          ratings: content.cards.map(({ id }) => ({ card_id: id, rating: "good" as const })),
        }
      : null;
  },
});

function sidesOf({ cards }: FlashcardsContent) {
  return cards.map(({ id, front, back }) => ({
    id,
    one: plainText(front),
    other: plainText(back),
  }));
}

/** Whether an answer says what a point does: in its words, or in most of them. */
function saysPoint(answer: string, point: string): boolean {
  if (standsIn(point, answer)) return true;
  const said = new Set(foldText(answer).trim().split(" "));
  const wanted = foldText(point).trim().split(" ");
  return wanted.filter((word) => said.has(word)).length >= sameShare * wanted.length;
}
