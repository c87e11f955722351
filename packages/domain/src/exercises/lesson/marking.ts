import type { LessonContent, LessonResponse } from "@alambic/contract";
import type { Marking } from "../marking.ts";
import { completed } from "../score.ts";

/** What an answer is worth, and which is right. */
export const marking: Marking<LessonContent, LessonResponse> = {
  scored: false,
  score: () => completed(),
  correctResponse: () => null,
};
