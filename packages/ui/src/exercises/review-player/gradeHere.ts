import type { ExerciseResponse, ReviewRating } from "@alambic/contract";
import { gradeOfReview } from "@alambic/domain/reviews";
import type { AnswerCircumstances } from "../session/ExerciseSession.ts";

/** What an answer comes to, by the rule that the server grades it by. */
export function gradeHere(
  response: ExerciseResponse | null,
  { revealed, score, elapsedMs, hinted }: AnswerCircumstances,
): ReviewRating {
  const given = revealed || score === null ? null : response;
  return gradeOfReview({ response: given, score: score?.score ?? 0, hinted, elapsedMs });
}
