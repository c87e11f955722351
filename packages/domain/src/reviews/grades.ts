import type { ExerciseResponse, FlashcardRating, ReviewRating } from "@alambic/contract";

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
  /** Unknown of answers from before responses were kept. */
  readonly response?: ExerciseResponse | null;
}): ReviewRating {
  if (answer.revealed) return "again";
  return judgedByLearner(answer.response) ?? gradeOfScore(answer.score);
}

/**
 * The rating that a scored response gets in a review. Nothing is graded `easy` by itself: a quick
 * answer may be a lucky one, and only the learner knows.
 */
export function gradeOfResponse(response: {
  readonly response: ExerciseResponse;
  readonly score: number;
  readonly hinted: boolean;
  readonly elapsedMs: number;
}): ReviewRating {
  const own = judgedByLearner(response.response);
  if (own !== null) return own;
  const grade = gradeOfScore(response.score);
  const wasSlow = response.hinted || response.elapsedMs > longestFluent;
  return grade === "good" && wasSlow ? "hard" : grade;
}

export interface Review {
  /** Null where the answer was shown instead. */
  readonly response: ExerciseResponse | null;
  readonly score: number;
  readonly hinted: boolean;
  readonly elapsedMs: number;
}

/**
 * What a review counts as: the learner’s own rating where they gave one, else the grade of the response. An
 * answer that was shown was not remembered, whatever is said of it.
 */
export function gradeOfReview(review: Review, own?: ReviewRating): ReviewRating {
  const { response } = review;
  if (response === null) return "again";
  return own ?? gradeOfResponse({ ...review, response });
}

const worstFirst = ["again", "hard", "good", "easy"] as const satisfies FlashcardRating[];

/**
 * Of cards that the learner judged, each: as their worst, but that one forgotten among many does not
 * undo the others. Null for what is scored.
 */
function judgedByLearner(response: ExerciseResponse | null | undefined): ReviewRating | null {
  if (response?.content_type !== "flashcards") return null;
  const ratings = response.ratings.map(({ rating }) => rating);
  const remembered = ratings.filter(isRemembered).length;
  if (remembered === ratings.length) {
    return worstFirst.find((rating) => ratings.includes(rating)) ?? "again";
  }
  return remembered / ratings.length >= leastRemembered ? "hard" : "again";
}

function gradeOfScore(score: number): ReviewRating {
  if (score >= 1) return "good";
  return score >= leastRemembered ? "hard" : "again";
}
