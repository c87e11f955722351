import type { MatchingContent, MatchingResponse, Option } from "@alambic/contract";
import { plainText } from "../rich-text.ts";
import type { Score } from "../score.ts";
import { scoreOfParts } from "../score.ts";

/** Cards that look the same are the same: a learner cannot tell one « la » from another. */
function look(option: Option | undefined): string | undefined {
  return option && JSON.stringify([plainText(option.text).trim(), option.picture?.name]);
}

/** The share of left cards that hold their right card. */
export function score({ left, right, pairs }: MatchingContent, given: MatchingResponse): Score {
  const looks = new Map(right.map((option) => [option.id, look(option)]));
  const parts = left.map(({ id }) => {
    const wanted = pairs.find((pair) => pair.left_id === id);
    const placed = given.pairs.find((pair) => pair.left_id === id);
    const correct =
      wanted !== undefined &&
      placed !== undefined &&
      looks.has(placed.right_id) &&
      looks.get(placed.right_id) === looks.get(wanted.right_id);
    return { id, correct };
  });
  return scoreOfParts(parts);
}

export function isComplete({ left }: MatchingContent, { pairs }: MatchingResponse): boolean {
  return left.every(({ id }) => pairs.some((pair) => pair.left_id === id));
}
