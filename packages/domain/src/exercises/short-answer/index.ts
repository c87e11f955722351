import type { ShortAnswerExercise, ShortAnswerResponse } from "@alambic/contract";
import { matchAnswer } from "../../answers/index.ts";
import { defineKind } from "../defineKind.ts";
import { noteOf, scoreOfParts, wholeExercise } from "../score.ts";
import { content, contentRules, response } from "./parse.ts";

/** A question whose answer is a few words or a number. */
export const shortAnswer = defineKind<ShortAnswerExercise, ShortAnswerResponse>({
  scored: true,
  isExercise: (exercise) => exercise.content_type === "short_answer",
  isResponse: (given) => given.content_type === "short_answer",
  content,
  create: (parsed) => ({ content_type: "short_answer", content: parsed }),
  contentRules,
  response,
  responseRules: () => {},
  score({ answers, answer_type: type, lang }, { text }, { locale }) {
    const match = matchAnswer(text, answers, { locale, lang, type });
    return scoreOfParts(
      [{ id: wholeExercise, correct: match.accepted }],
      noteOf(wholeExercise, match),
    );
  },
  correctResponse: ({ answers }) => ({ content_type: "short_answer", text: answers[0] ?? "" }),
  emptyResponse: () => ({ content_type: "short_answer", text: "" }),
  isComplete: (_, { text }) => text.trim() !== "",
});
