import type { FlashcardsContent, FlashcardsResponse } from "@alambic/contract";
import type { Score } from "../score.ts";
import { completed, scoreOf } from "../score.ts";
import type { Marking } from "../marking.ts";

/** Judging every card is worth it all, whatever the ratings; a part is what was known. */
function score({ cards }: FlashcardsContent, { ratings }: FlashcardsResponse): Score {
  const given = new Map(ratings.map(({ card_id: id, rating }) => [id, rating]));
  const parts = cards.map(({ id }) => ({
    id,
    correct: given.has(id) && given.get(id) !== "again",
  }));
  const judged = cards.filter(({ id }) => given.has(id)).length;
  return judged === cards.length ? completed(parts) : scoreOf(judged / cards.length, parts);
}

/** What an answer is worth, and which is right. */
export const marking: Marking<FlashcardsContent, FlashcardsResponse> = {
  scored: false,
  score,
  correctResponse: () => null,
};
