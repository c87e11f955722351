import type { FlashcardsContent, FlashcardsResponse } from "@alambic/contract";
import type { Score } from "../score.ts";
import { completed, scoreOf } from "../score.ts";

/** Judging every card is worth it all, whatever the ratings; a part is what was known. */
export function score({ cards }: FlashcardsContent, { ratings }: FlashcardsResponse): Score {
  const given = new Map(ratings.map(({ card_id: id, rating }) => [id, rating]));
  const parts = cards.map(({ id }) => ({
    id,
    correct: given.has(id) && given.get(id) !== "again",
  }));
  const judged = cards.filter(({ id }) => given.has(id)).length;
  return judged === cards.length ? completed(parts) : scoreOf(judged / cards.length, parts);
}

export function isComplete({ cards }: FlashcardsContent, { ratings }: FlashcardsResponse): boolean {
  return cards.every(({ id }) => ratings.some(({ card_id: rated }) => rated === id));
}
