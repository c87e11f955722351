import type { MatchingContent, MatchingPair, MatchingResponse } from "@alambic/contract";
import type { Pair } from "../placement/scorePairs.ts";
import { scorePairs } from "../placement/scorePairs.ts";
import type { Score } from "../score.ts";
import type { Marking } from "../marking.ts";

function pairOf({ left_id, right_id }: MatchingPair): Pair {
  return [left_id, right_id];
}

/** The share of left cards that hold their right card. */
function score({ left, right, pairs }: MatchingContent, given: MatchingResponse): Score {
  const key = new Map(pairs.map(pairOf));
  const wanted = left.map(({ id }): Pair => [id, key.get(id) ?? ""]);
  return scorePairs(right, wanted, given.pairs.map(pairOf));
}

/** What an answer is worth, and which is right. */
export const marking: Marking<MatchingContent, MatchingResponse> = {
  scored: true,
  score,
  correctResponse: ({ pairs }) => ({ content_type: "matching", pairs: [...pairs] }),
};
