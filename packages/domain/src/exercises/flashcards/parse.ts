import type { Flashcard, FlashcardsContent } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  list,
  member,
  object,
  partId,
  picture,
  reportDuplicates,
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
