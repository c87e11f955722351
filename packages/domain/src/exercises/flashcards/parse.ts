import type { Flashcard, FlashcardsContent, FlashcardsResponse } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  among,
  list,
  member,
  object,
  partId,
  picture,
  reportDuplicates,
  reportUnknown,
  richText,
} from "../checks/index.ts";

/** How well a card was known, from not at all to at once. */
export const ratings = ["again", "hard", "good", "easy"] as const;

const card: Check<Flashcard> = object({ id: partId, front: richText, back: richText }, { picture });

export const content: Check<FlashcardsContent> = object({
  prompt: richText,
  cards: list(card, 1, 30),
});

export function contentRules({ cards }: FlashcardsContent, path: string, report: Report): void {
  reportDuplicates(
    cards.map(({ id }) => id),
    member(path, "cards"),
    "id",
    report,
  );
}

const rated = object({ card_id: partId, rating: among(ratings) });

export const response: Check<FlashcardsResponse> = object({
  content_type: among(["flashcards"]),
  ratings: list(rated, 0, 30),
});

export function responseRules(
  { cards }: FlashcardsContent,
  given: FlashcardsResponse,
  report: Report,
): void {
  const ids = given.ratings.map((rating) => rating.card_id);
  reportDuplicates(ids, "ratings", "card_id", report);
  reportUnknown(
    ids,
    cards.map(({ id }) => id),
    "ratings",
    "card_id",
    report,
  );
}
