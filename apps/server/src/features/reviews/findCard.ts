import { parseExercise } from "@alambic/domain/exercises";
import type { Exercise } from "@alambic/domain/exercises";
import type { Locale } from "@alambic/contract";

import { Problem } from "../../http/problems/Problem.ts";
import type { Database } from "../../platform/db/Store.ts";
import type { CardItem } from "./storeCard.ts";

/** A card of a member, with the item that it asks for. */
export interface FoundCard extends CardItem {
  readonly cardId: string;
  readonly exercise: Exercise;
  /** The language of instruction. */
  readonly language: Locale;
}

/**
 * Finds a card of a member. One whose item was withdrawn, or whose capsule was left, is found as well: a
 * review may have waited on a device. Throws `not_found`.
 */
export async function findCard(db: Database, userId: string, cardId: string): Promise<FoundCard> {
  const row = await db
    .selectFrom("review_cards as cards")
    .innerJoin("atoms", "atoms.id", "cards.atom_id")
    .innerJoin("capsules", "capsules.id", "cards.capsule_id")
    .select([
      "cards.atom_id",
      "cards.molecule_id",
      "cards.capsule_id",
      "atoms.content_type",
      "atoms.content",
      "capsules.language",
    ])
    .where("cards.user_id", "=", userId)
    .where("cards.card_id", "=", cardId)
    .executeTakeFirst();
  if (!row) throw new Problem("not_found");
  const exercise = parseExercise(row);
  if (!exercise.ok)
    throw new Error(`The stored content of item ${row.atom_id} is not an exercise.`);
  return {
    cardId,
    atomId: row.atom_id,
    moleculeId: row.molecule_id,
    capsuleId: row.capsule_id,
    exercise: exercise.value,
    language: row.language,
  };
}
