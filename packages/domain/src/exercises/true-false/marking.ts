import type { TrueFalseContent, TrueFalseResponse } from "@alambic/contract";
import type { Marking } from "../marking.ts";
import { scoreOfParts, wholeExercise } from "../score.ts";

/** What an answer is worth, and which is right. */
export const marking: Marking<TrueFalseContent, TrueFalseResponse> = {
  scored: true,
  score: ({ answer }, { value }) =>
    scoreOfParts([{ id: wholeExercise, correct: value === answer }]),
  correctResponse: ({ answer }) => ({ content_type: "true_false", value: answer }),
};
