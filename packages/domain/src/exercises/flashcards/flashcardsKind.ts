import type { FlashcardsContent, FlashcardsResponse } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import { among, list, object, partId, reportDuplicates, reportUnknown } from "../checks/index.ts";
import { completeKind } from "../completeKind.ts";
import { flashcards } from "./index.ts";
import { marking } from "./marking.ts";
import { ratings } from "./parse.ts";

export { content } from "./parse.ts";

const rated = object({ card_id: partId, rating: among(ratings) });

export const response: Check<FlashcardsResponse> = object({
  content_type: among(["flashcards"]),
  ratings: list(rated, 0, 30),
});

function responseRules(
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

/** The kind as a whole: with its answers, and what each is worth. */
export const flashcardsKind = completeKind(flashcards, marking, { response, responseRules });
