import type { ReviewRating } from "@alambic/contract";

/** Below this share an answer was not remembered. */
const leastRemembered = 0.5;

/** Longer than this, a right answer was hard to find, milliseconds. */
const longestFluent = 60_000;

/** Whether a rating says that the answer was there. `hard` does: it is slow, not wrong. */
export function isRemembered(rating: ReviewRating): boolean {
  return rating !== "again";
}

/** The rating of an item's answer in a lesson, from which its memory begins. */
export function gradeOfAnswer(answer: {
  readonly score: number;
  readonly revealed: boolean;
}): ReviewRating {
  return answer.revealed ? "again" : gradeOfScore(answer.score);
}

/**
 * The rating that a scored response gets in a review. Nothing is graded `easy` by itself: a quick
 * answer may be a lucky one, and only the learner knows.
 */
export function gradeOfResponse(response: {
  readonly score: number;
  readonly hinted: boolean;
  readonly elapsedMs: number;
}): ReviewRating {
  const grade = gradeOfScore(response.score);
  const wasSlow = response.hinted || response.elapsedMs > longestFluent;
  return grade === "good" && wasSlow ? "hard" : grade;
}

function gradeOfScore(score: number): ReviewRating {
  if (score >= 1) return "good";
  return score >= leastRemembered ? "hard" : "again";
}
