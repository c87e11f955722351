import type { ExerciseResponse, ReviewRating } from "@alambic/contract";
import { gradeOfResponse } from "@alambic/domain/reviews";
import type { AnswerCircumstances } from "../session/ExerciseSession.ts";

/** What an answer comes to, by the rule that the server grades it by. */
export function gradeHere(
  response: ExerciseResponse | null,
  { revealed, score, elapsedMs, hinted }: AnswerCircumstances,
): ReviewRating {
  if (revealed || response === null || score === null) return "again";
  return gradeOfResponse({ response, score: score.score, hinted, elapsedMs });
}
