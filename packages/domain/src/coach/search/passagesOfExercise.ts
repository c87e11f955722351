import type { FillInBlankContent } from "@alambic/contract";

import { plainText, questionOf } from "../../exercises/index.ts";
import type { Exercise } from "../../exercises/index.ts";
import { partedText } from "./partedText.ts";

/**
 * What can be quoted of an exercise: why its answer is right, and what it states. It tells the key, and is
 * for who has answered. What is false is not stated.
 */
export function passagesOfExercise(exercise: Exercise): string[] {
  const { content } = exercise;
  const why = "explanation" in content ? content.explanation : undefined;
  const texts = [statementOf(exercise), why === undefined ? "" : plainText(why)];
  return texts.flatMap(partedText);
}

/** What those passages are about: the question, and its answer. */
export function aboutExercise(exercise: Exercise): string {
  return [questionOf(exercise), ...answersTo(exercise)].join(" ");
}

function answersTo(exercise: Exercise): readonly string[] {
  switch (exercise.content_type) {
    case "quiz": {
      const { choices, correct_choice_ids: right } = exercise.content;
      return choices.filter(({ id }) => right.includes(id)).map(({ text }) => plainText(text));
    }
    case "short_answer":
      return exercise.content.answers.slice(0, 1);
    case "fill_in_blank":
      return [filled(exercise.content)];
    default:
      return [];
  }
}

function statementOf(exercise: Exercise): string {
  switch (exercise.content_type) {
    case "true_false":
      return exercise.content.answer ? plainText(exercise.content.statement) : "";
    case "fill_in_blank":
      return filled(exercise.content);
    default:
      return "";
  }
}

function filled({ segments }: FillInBlankContent): string {
  return segments
    .map((segment) =>
      segment.type === "text" ? plainText(segment.text) : (segment.answers[0] ?? ""),
    )
    .join("");
}
