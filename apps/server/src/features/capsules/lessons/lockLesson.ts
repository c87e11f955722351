import type { Tx } from "../../../platform/db/Store.ts";

/**
 * Lets one transaction at a time change the items of a lesson. Answers pass: they only need that the
 * lesson stays. Whoever locks a member as well does so before.
 */
export async function lockLesson(tx: Tx, moleculeId: string): Promise<void> {
  await tx
    .selectFrom("molecules")
    .select("id")
    .where("id", "=", moleculeId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
