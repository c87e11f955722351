import type { Tx } from "../../../platform/db/Store.ts";

/** What a step looks at before it writes: another attempt may have done it already. */
export interface LockedGeneration {
  readonly hasOutline: boolean;
  readonly nextLesson: number;
}

/** Locks a generation until the transaction ends; null when it is no longer pending. */
export async function lockGeneration(tx: Tx, capsuleId: string): Promise<LockedGeneration | null> {
  const row = await tx
    .selectFrom("generations")
    .select(({ eb }) => ["next_lesson", eb("outline", "is not", null).as("has_outline")])
    .where("capsule_id", "=", capsuleId)
    .where("status", "=", "pending")
    .forUpdate()
    .executeTakeFirst();
  return row ? { hasOutline: Boolean(row.has_outline), nextLesson: row.next_lesson } : null;
}
