import type { DialogueContent, DialogueExercise, DialogueResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules } from "./parse.ts";
import { openTurn } from "./turns.ts";

export { isTurn, openTurn, saidAt, stepsSoFar, turnsOf } from "./turns.ts";
export type { DialogueTurn } from "./turns.ts";

/** A conversation, turn by turn; the learner's turns are chosen or typed. */
export const dialogue = defineKind<DialogueExercise, DialogueResponse>({
  isExercise: (exercise) => exercise.content_type === "dialogue",
  isResponse: (given) => given.content_type === "dialogue",
  content,
  create: (parsed) => ({ content_type: "dialogue", content: parsed }),
  contentRules,
  emptyResponse: () => ({ content_type: "dialogue", said: [] }),
  isComplete,
});

function isComplete(dialogue: DialogueContent, given: DialogueResponse): boolean {
  return openTurn(dialogue, given) === undefined;
}
