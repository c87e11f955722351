import type { CharacterContent, CharacterExercise, CharacterResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules } from "./parse.ts";

export { compareStrokes } from "./compareStrokes.ts";
export type { StrokeVerdict } from "./compareStrokes.ts";

export { simplified } from "./simplified.ts";
export { side } from "./square.ts";

/** A character to recognise, or to write: drawn stroke by stroke, or typed. */
export const character = defineKind<CharacterExercise, CharacterResponse>({
  isExercise: (exercise) => exercise.content_type === "character",
  isResponse: (given) => given.content_type === "character",
  content,
  create: (parsed) => ({ content_type: "character", content: parsed }),
  contentRules,
  emptyResponse: () => null,
  isComplete,
});

function isComplete({ task }: CharacterContent, { answer }: CharacterResponse): boolean {
  switch (answer.type) {
    case "chosen":
      return task.type === "read";
    case "typed":
      return task.type === "write" && answer.text.trim() !== "";
    case "drawn":
      return task.type === "write" && answer.strokes.length > 0;
  }
}
