import type { FreeAnswerContent, FreeAnswerResponse } from "@alambic/contract";
import type { Score } from "../score.ts";
import { scoreOf } from "../score.ts";
import type { Marking } from "../marking.ts";
import { isComplete } from "./isComplete.ts";

/** The share of the key points that the learner finds in the text: nobody else judges it. */
function score(question: FreeAnswerContent, given: FreeAnswerResponse): Score {
  const found = new Set(given.found_point_ids);
  const parts = question.key_points.map(({ id }) => ({ id, correct: found.has(id) }));
  if (!isComplete(question, given))
    return scoreOf(
      0,
      parts.map(({ id }) => ({ id, correct: false })),
    );
  const share = parts.filter(({ correct }) => correct).length / parts.length;
  return { ...scoreOf(share, parts), outcome: "completed" };
}

/** What an answer is worth, and which is right. */
export const marking: Marking<FreeAnswerContent, FreeAnswerResponse> = {
  scored: false,
  score,
  correctResponse: () => null,
};
