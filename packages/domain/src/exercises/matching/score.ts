import type { MatchingContent, MatchingPair, MatchingResponse } from "@alambic/contract";
import type { Pair } from "../placement/pairs.ts";
import { scorePairs } from "../placement/pairs.ts";
import type { Score } from "../score.ts";

function pairOf({ left_id, right_id }: MatchingPair): Pair {
  return [left_id, right_id];
}

/** The share of left cards that hold their right card. */
export function score({ left, right, pairs }: MatchingContent, given: MatchingResponse): Score {
  const key = new Map(pairs.map(pairOf));
  const wanted = left.map(({ id }): Pair => [id, key.get(id) ?? ""]);
  return scorePairs(right, wanted, given.pairs.map(pairOf));
}

export function isComplete({ left }: MatchingContent, { pairs }: MatchingResponse): boolean {
  return left.every(({ id }) => pairs.some((pair) => pair.left_id === id));
}
