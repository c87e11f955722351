import { lockMember } from "../../../platform/db/lockMember.ts";
import type { Database, Tx } from "../../../platform/db/Store.ts";
import { json } from "../../../platform/db/tables/columns.ts";
import { transact } from "../../../platform/db/transact.ts";
import { foldCards } from "../foldCards.ts";
import { memoryVersion } from "../memory/fit/index.ts";
import type { FitResult } from "../memory/fit/index.ts";
import type { FitAsked } from "./fitJob.ts";
import { loadKeptParameters } from "./loadKeptParameters.ts";

/** Whether a fit is still to be done: not where another was asked for since, or where it has ended. */
export async function isAsked(db: Database, { user_id, asked_at }: FitAsked): Promise<boolean> {
  const row = await db
    .selectFrom("memory_fits")
    .select("user_id")
    .where("user_id", "=", user_id)
    .where("asked_at", "=", new Date(asked_at))
    .where((eb) => eb.or([eb("ended_at", "is", null), eb("ended_at", "<", eb.ref("asked_at"))]))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores what came of a fit. Where that changes the parameters of the member's memory, all their cards are
 * made anew with them in the same step, so that cards are always the fold of the log by what is stored.
 */
export function storeFit(
  db: Database,
  asked: FitAsked,
  result: FitResult,
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const userId = asked.user_id;
    await lockMember(tx, userId);
    if (!(await isAsked(tx, asked))) return;
    const before = await loadKeptParameters(tx, userId);
    await tx
      .updateTable("memory_fits")
      .set({
        ended_at: now,
        outcome: result.outcome,
        fault: result.outcome === "failed" ? result.fault : null,
        ...("compared" in result && { compared: json(result.compared), compared_at: now }),
        ...parametersOf(result),
      })
      .where("user_id", "=", userId)
      .execute();
    const after = await loadKeptParameters(tx, userId);
    if (before?.join() !== after?.join()) await foldCapsules(tx, userId);
  });
}

/** Those that were kept; a fit that fails, or that has too little to go by, leaves those before. */
function parametersOf(result: FitResult) {
  if (result.outcome === "kept")
    return { parameters: json(result.parameters), version: memoryVersion };
  return result.outcome === "not_better" ? { parameters: null, version: null } : {};
}

/** One capsule after the other, so that others have their turn in between. */
async function foldCapsules(tx: Tx, userId: string): Promise<void> {
  const capsules = await tx
    .selectFrom("review_cards")
    .select("capsule_id")
    .distinct()
    .where("user_id", "=", userId)
    .orderBy("capsule_id")
    .execute();
  for (const { capsule_id: capsuleId } of capsules) await foldCards(tx, userId, { capsuleId });
}
