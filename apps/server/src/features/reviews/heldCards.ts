import type { Database } from "../../platform/db/Store.ts";

/** The cards that a member put aside and that are still aside, of items that are part of a lesson; of twins one. */
export function heldCardsOf(db: Database, userId: string, now: Date) {
  return db
    .selectFrom("review_holds as holds")
    .innerJoin("atoms", "atoms.id", "holds.card_id")
    .innerJoin("molecules", "molecules.id", "atoms.molecule_id")
    .innerJoin("capsules", "capsules.id", "molecules.capsule_id")
    .where("holds.user_id", "=", userId)
    .where((eb) => eb.or([eb("holds.until", "is", null), eb("holds.until", ">", now)]))
    .where("atoms.retired_at", "is", null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("atoms as twins")
            .innerJoin("review_holds as others", "others.card_id", "twins.id")
            .select("twins.id")
            .whereRef("twins.twin_id", "=", "atoms.twin_id")
            .whereRef("twins.id", ">", "atoms.id")
            .whereRef("others.user_id", "=", "holds.user_id"),
        ),
      ),
    );
}

export async function countHeld(db: Database, userId: string, now: Date): Promise<number> {
  const { held } = await heldCardsOf(db, userId, now)
    .select(({ fn }) => fn.countAll<number>().as("held"))
    .executeTakeFirstOrThrow();
  return held;
}
