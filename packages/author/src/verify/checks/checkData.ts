import type { Exercise } from "@alambic/domain/exercises";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import { plainText } from "../../texts/rich-text.ts";
import type { Check } from "../Check.ts";
import { spokenLines } from "../../sources/languages/languageFacts.ts";
import { factsOf } from "../facts.ts";
import type { Fact } from "../../model/Fact.ts";
import { spokenFault } from "./spokenFault.ts";
import {
  articleFault,
  characterFault,
  orderFault,
  sentenceFault,
  vocabularyFault,
} from "./wordedFault.ts";

/** What an item says of a word or sign is what the data set says. */
export const checkData: Check = (item, { request }) => {
  const facts = factsOf(item, request);
  if (facts === null) return [];
  const { exercise } = item;
  const fault =
    exercise.content_type === "dialogue"
      ? spokenFault(exercise.content, spokenLines(item, request) ?? [])
      : faultOf(exercise, facts);
  return fault === null ? [] : [{ code: "data_disagrees", detail: fault }];
};

function faultOf(exercise: Exercise, facts: readonly Fact[]): string | null {
  const [fact] = facts;
  if (fact === undefined) return "no entry";
  switch (exercise.content_type) {
    case "code":
      return "not checked against data";
    case "character":
      return characterFault(exercise.content, fact);
    case "vocabulary":
      return vocabularyFault(exercise.content, facts);
    case "ordering":
      return orderFault(exercise.content, fact);
    case "categorization":
      return articleFault(exercise.content, facts);
    case "dialogue":
    case "image_labelling":
      return "not checked against data";
    case "free_answer":
      return "not checked against data";
    case "numeric":
      return "not checked against data";
    case "quiz":
      return quizFault(exercise, fact);
    case "true_false": {
      const { statement, picture, answer } = exercise.content;
      const text = plainText(statement);
      const agrees =
        picture === undefined
          ? says(text, fact.term) && says(text, fact.meaning)
          : picture.name === fact.id && says(text, fact.term);
      return agrees === answer ? null : "truth differs";
    }
    case "matching": {
      const { left, right, pairs } = exercise.content;
      const fault = pairs.find(({ left_id: leftId, right_id: rightId }) => {
        const shown = [
          left.find(({ id }) => id === leftId),
          right.find(({ id }) => id === rightId),
        ].map((option) => (option === undefined ? "" : plainText(option.text)));
        return !facts.some(({ term, meaning }) => shown[0] === term && shown[1] === meaning);
      });
      return fault === undefined ? null : `pair ${fault.left_id}`;
    }
    case "fill_in_blank":
    case "short_answer": {
      if (exercise.content_type === "fill_in_blank" && fact.sentence !== undefined)
        return sentenceFault(exercise.content, fact.sentence);
      const typed =
        exercise.content_type === "short_answer"
          ? exercise.content.answers
          : exercise.content.segments.flatMap((segment) =>
              segment.type === "gap" ? segment.answers : [],
            );
      const picture = "picture" in exercise.content ? exercise.content.picture : undefined;
      if (picture !== undefined && picture.name !== fact.id) return "other picture";
      if (exercise.content_type === "fill_in_blank" && typed[0] === fact.article)
        return sentenceFault(exercise.content, { right: fact.typed, cue: fact.bare });
      return typed.every((answer) => fact.typed.includes(answer)) ? null : "other answer";
    }
    case "flashcards": {
      const fault = exercise.content.cards.find(
        ({ front, back }) =>
          !facts.some(
            ({ term, meaning }) => plainText(front) === term && says(plainText(back), meaning),
          ),
      );
      return fault === undefined ? null : `card ${fault.id}`;
    }
    case "lesson":
      return null;
  }
}

/** The right choice completes the question to a fact; no other choice does. */
function quizFault(
  exercise: Extract<Exercise, { content_type: "quiz" }>,
  fact: Fact,
): string | null {
  const { prompt, picture, choices, correct_choice_ids: right } = exercise.content;
  const asked = plainText(prompt);
  const completes = (choice: string) =>
    (says(asked, fact.term) && choice === fact.meaning) ||
    ((says(asked, fact.meaning) || picture?.name === fact.id) && choice === fact.term) ||
    (fact.article !== null && says(asked, fact.bare) && choice === fact.article);
  const fault = choices.find(
    ({ id, text }: ItemDraftChoice) => completes(plainText(text)) !== right.includes(id),
  );
  if (fault !== undefined) return `choice ${fault.id}`;
  const misplaced = choices.find(
    (choice) =>
      choice.picture !== undefined && right.includes(choice.id) && choice.picture.name !== fact.id,
  );
  return misplaced === undefined ? null : `picture of ${misplaced.id}`;
}

type ItemDraftChoice = Extract<
  ItemDraft["exercise"],
  { content_type: "quiz" }
>["content"]["choices"][number];

/** Whether a text holds a term as words of its own, not within others. */
function says(text: string, term: string): boolean {
  const letter = /[\p{Letter}\p{Number}]/u;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + term.length)];
    if (!letter.test(before) && !letter.test(after)) return true;
  }
  return false;
}
