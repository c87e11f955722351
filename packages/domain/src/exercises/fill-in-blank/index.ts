import type {
  FillInBlankContent,
  FillInBlankExercise,
  FillInBlankResponse,
} from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules } from "./parse.ts";
import { gapsOf, typedInto } from "./gaps.ts";

export { placementOf, responseOf } from "./bank.ts";
export { gapsOf, typedInto } from "./gaps.ts";

/** A text with gaps to type into, or to fill with the words of a bank. */
export const fillInBlank = defineKind<FillInBlankExercise, FillInBlankResponse>({
  isExercise: (exercise) => exercise.content_type === "fill_in_blank",
  isResponse: (given) => given.content_type === "fill_in_blank",
  content,
  create: (parsed) => ({ content_type: "fill_in_blank", content: parsed }),
  contentRules,
  emptyResponse: () => ({ content_type: "fill_in_blank", gaps: [] }),
  isComplete,
});

function isComplete(blanks: FillInBlankContent, given: FillInBlankResponse): boolean {
  return gapsOf(blanks).every(({ id }) => typedInto(given, id).trim() !== "");
}
