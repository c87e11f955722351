import type { CharacterExercise, CharacterResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules, response, responseRules } from "./parse.ts";
import { correctResponse, isComplete, score } from "./score.ts";

export { compareStrokes } from "./compareStrokes.ts";
export type { StrokeVerdict } from "./compareStrokes.ts";
export { side } from "./geometry.ts";
export { strokePart } from "./score.ts";
export { simplified } from "./simplified.ts";

/** A character to recognise, or to write: drawn stroke by stroke, or typed. */
export const character = defineKind<CharacterExercise, CharacterResponse>({
  scored: true,
  isExercise: (exercise) => exercise.content_type === "character",
  isResponse: (given) => given.content_type === "character",
  content,
  create: (parsed) => ({ content_type: "character", content: parsed }),
  contentRules,
  response,
  responseRules,
  score,
  correctResponse,
  emptyResponse: () => null,
  isComplete,
});
