import type { TrueFalseExercise, TrueFalseResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { scoreOfParts, wholeExercise } from "../score.ts";
import { content, response } from "./parse.ts";

/** A statement to judge. */
export const trueFalse = defineKind<TrueFalseExercise, TrueFalseResponse>({
  scored: true,
  isExercise: (exercise) => exercise.content_type === "true_false",
  isResponse: (given) => given.content_type === "true_false",
  content,
  create: (parsed) => ({ content_type: "true_false", content: parsed }),
  contentRules: () => {},
  response,
  responseRules: () => {},
  score: ({ answer }, { value }) =>
    scoreOfParts([{ id: wholeExercise, correct: value === answer }]),
  correctResponse: ({ answer }) => ({ content_type: "true_false", value: answer }),
  emptyResponse: () => null,
  isComplete: () => true,
});
