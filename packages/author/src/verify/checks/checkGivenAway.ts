import { foldText } from "../../texts/foldText.ts";
import { plainText } from "../../texts/rich-text.ts";
import type { Check, Rejection } from "../Check.ts";

/** What is to be typed does not stand in what is shown. */
export const checkGivenAway: Check = ({ exercise }) => {
  switch (exercise.content_type) {
    case "fill_in_blank": {
      const shown = exercise.content.segments
        .map((segment) => (segment.type === "text" ? plainText(segment.text) : " "))
        .join("");
      const answers = exercise.content.segments.flatMap((segment) =>
        segment.type === "gap" ? segment.answers : [],
      );
      return givenAway(shown, answers);
    }
    case "short_answer":
      return exercise.content.answer_type === "number"
        ? []
        : givenAway(plainText(exercise.content.prompt), exercise.content.answers);
    default:
      return [];
  }
};

function givenAway(shown: string, answers: readonly string[]): Rejection[] {
  const folded = foldText(shown);
  return answers
    .map(foldText)
    .filter((answer) => /\p{Letter}{3}/u.test(answer) && folded.includes(answer))
    .map((answer) => ({ code: "answer_given_away", detail: answer.trim() }));
}
