import type { DialogueExercise, DialogueResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules, response, responseRules } from "./parse.ts";
import { correctResponse, isComplete, score } from "./score.ts";

export { isTurn, openTurn, saidAt, stepsSoFar, turnsOf } from "./turns.ts";
export type { DialogueTurn } from "./turns.ts";

/** A conversation, turn by turn; the learner's turns are chosen or typed. */
export const dialogue = defineKind<DialogueExercise, DialogueResponse>({
  scored: true,
  isExercise: (exercise) => exercise.content_type === "dialogue",
  isResponse: (given) => given.content_type === "dialogue",
  content,
  create: (parsed) => ({ content_type: "dialogue", content: parsed }),
  contentRules,
  response,
  responseRules,
  score,
  correctResponse,
  emptyResponse: () => ({ content_type: "dialogue", said: [] }),
  isComplete,
});
