import { sql } from "kysely";

import type { Database } from "../../platform/db/Store.ts";
import type { CardItem } from "./storeCard.ts";

/**
 * The cards of a member as they are remembered: an item and its twins in other languages are one. Those of
 * some cards, of what a capsule holds, or all.
 */
export async function loadTwins(
  db: Database,
  userId: string,
  {
    cardIds,
    capsuleId,
  }: { readonly cardIds?: readonly string[]; readonly capsuleId?: string } = {},
): Promise<CardItem[][]> {
  const rows = await db
    .selectFrom("review_cards as cards")
    .innerJoin("atoms", "atoms.id", "cards.atom_id")
    .select([
      "cards.atom_id as atomId",
      "cards.molecule_id as moleculeId",
      "cards.capsule_id as capsuleId",
      "atoms.twin_id as twinId",
    ])
    .where("cards.user_id", "=", userId)
    .orderBy("cards.card_id")
    .execute();
  const groups = Map.groupBy(rows, ({ atomId, twinId }) => twinId ?? atomId);
  const asked = new Set(cardIds);
  return [...groups.values()]
    .filter(
      (twins) =>
        (capsuleId === undefined || twins.some((twin) => twin.capsuleId === capsuleId)) &&
        (cardIds === undefined || twins.some(({ atomId }) => asked.has(atomId))),
    )
    .map((twins) => twins.map(({ twinId: _, ...item }) => item));
}

/** The cards of a member that are remembered with that of an item, itself not among them. */
export function loadTwinsOf(db: Database, userId: string, atomId: string): Promise<CardItem[]> {
  return db
    .selectFrom("atoms as own")
    .innerJoin("atoms as twins", "twins.twin_id", "own.twin_id")
    .innerJoin("review_cards as cards", "cards.card_id", "twins.id")
    .select([
      "cards.atom_id as atomId",
      "cards.molecule_id as moleculeId",
      "cards.capsule_id as capsuleId",
    ])
    .where("own.id", "=", atomId)
    .where("twins.id", "<>", atomId)
    .where("cards.user_id", "=", userId)
    .orderBy("cards.card_id")
    .execute();
}

/** What names a card’s memory, and all cards that share it, learned or not. */
export async function loadMemoryOf(
  db: Database,
  cardId: string,
): Promise<{ readonly memoryId: string; readonly cardIds: readonly string[] }> {
  const twins = await db
    .selectFrom("atoms as own")
    .innerJoin("atoms as twins", "twins.twin_id", "own.twin_id")
    .select(["twins.id", "twins.twin_id"])
    .where("own.id", "=", cardId)
    .execute();
  const cardIds = twins.map(({ id }) => id);
  return { memoryId: twins[0]?.twin_id ?? cardId, cardIds: twins.length > 0 ? cardIds : [cardId] };
}

/** What names a card’s memory, where its item is called `atoms`: twins have one. */
export const memoryId = sql<string>`coalesce(atoms.twin_id, atoms.id)`;
