import type { QuizContent, QuizResponse } from "@alambic/contract";
import type { Score } from "../score.ts";
import { scoreOf } from "../score.ts";
import type { Marking } from "../marking.ts";

/** Right choices less wrong ones, over the count of right ones; never below 0. */
function score(quiz: QuizContent, { choice_ids: given }: QuizResponse): Score {
  const parts = quiz.choices.map(({ id }) => ({
    id,
    correct: given.includes(id) === quiz.correct_choice_ids.includes(id),
  }));
  const picked = new Set(given);
  const right = quiz.correct_choice_ids.filter((id) => picked.has(id)).length;
  const wrong = picked.size - right;
  return scoreOf(Math.max(0, right - wrong) / quiz.correct_choice_ids.length, parts);
}

/** What an answer is worth, and which is right. */
export const marking: Marking<QuizContent, QuizResponse> = {
  scored: true,
  score,
  correctResponse: ({ correct_choice_ids: ids }) => ({
    content_type: "quiz",
    choice_ids: [...ids],
  }),
};
