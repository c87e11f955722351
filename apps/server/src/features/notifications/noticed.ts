import type { NoticedCapsule, NoticedLesson } from "@alambic/contract";

import type { Tx } from "../../platform/db/Store.ts";

/** A capsule as notifications name it. */
export function noticedCapsule(tx: Tx, capsuleId: string): Promise<NoticedCapsule> {
  return tx
    .selectFrom("capsules")
    .select(["id", "title", "domain", "area"])
    .where("id", "=", capsuleId)
    .executeTakeFirstOrThrow();
}

/** A lesson as notifications name it. */
export function noticedLesson(tx: Tx, moleculeId: string): Promise<NoticedLesson> {
  return tx
    .selectFrom("molecules")
    .select(["id", "title"])
    .where("id", "=", moleculeId)
    .executeTakeFirstOrThrow();
}
