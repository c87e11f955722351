import type { ProblemCode } from "@alambic/contract";

import type { Tx } from "../../../platform/db/Store.ts";
import { addNotification, noticedCapsule } from "../../notifications/index.ts";
import { lockGeneration } from "./lockGeneration.ts";
import { notifyChange } from "./notifyChange.ts";

interface Owned {
  readonly capsuleId: string;
  readonly userId: string;
}

/** Ends the making of a capsule: completed, or failed where not one lesson could be published. */
export async function completeGeneration(tx: Tx, generation: Owned, now: Date): Promise<void> {
  const { capsuleId } = generation;
  if (!(await lockGeneration(tx, capsuleId))) return;
  const lesson = await tx
    .selectFrom("molecules")
    .select("id")
    .where("capsule_id", "=", capsuleId)
    .limit(1)
    .executeTakeFirst();
  if (!lesson) {
    await failGeneration(tx, generation, "generation_failed", now);
    return;
  }
  await setStatus(tx, capsuleId, { status: "completed", now });
  const capsule = await noticedCapsule(tx, capsuleId);
  const about = { kind: "capsule_ready", capsule } as const;
  await addNotification(tx, { userId: generation.userId, thing: capsuleId, about }, now);
  await notifyChange(tx, generation);
}

/**
 * Ends the making of a capsule that cannot be made: it says so, what was published stays, and the
 * unit of the quota is given back.
 */
export async function failGeneration(
  tx: Tx,
  generation: Owned,
  code: ProblemCode,
  now: Date,
): Promise<void> {
  const { capsuleId } = generation;
  if (!(await lockGeneration(tx, capsuleId))) return;
  await setStatus(tx, capsuleId, { status: "failed", code, now });
  await tx
    .updateTable("molecules")
    .set({ generation_status: "failed" })
    .where("capsule_id", "=", capsuleId)
    .where("generation_status", "=", "pending")
    .execute();
  await tx
    .updateTable("quota_units")
    .set({ refunded_at: now })
    .where("capsule_id", "=", capsuleId)
    .where("refunded_at", "is", null)
    .execute();
  const capsule = await noticedCapsule(tx, capsuleId);
  const about = { kind: "capsule_failed", capsule, code } as const;
  await addNotification(tx, { userId: generation.userId, thing: capsuleId, about }, now);
  await notifyChange(tx, generation);
}

async function setStatus(
  tx: Tx,
  capsuleId: string,
  end: { readonly status: "completed" | "failed"; readonly code?: ProblemCode; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable("generations")
    .set({ status: end.status, failure_code: end.code ?? null, updated_at: end.now })
    .where("capsule_id", "=", capsuleId)
    .execute();
  await tx
    .updateTable("capsules")
    .set({ generation_status: end.status })
    .where("id", "=", capsuleId)
    .execute();
}
