import { createHash } from "node:crypto";

import type { ShippedCapsule } from "@alambic/content";

import { takeStartLock } from "../../platform/db/locks.ts";
import type { Database, Tx } from "../../platform/db/Store.ts";
import { rollUpCapsule, rollUpMolecule } from "../../features/capsules/index.ts";
import { storageVersion } from "./contentVersion.ts";
import { stableId } from "./stableId.ts";
import { storeCapsule } from "./storeCapsule.ts";

/**
 * Brings shipped capsules up to date and returns the keys of those that changed. Ids follow
 * from the keys, so that a newer version keeps everyone's answers and progress.
 */
export async function loadShipped(
  db: Database,
  now: Date,
  shipped: readonly ShippedCapsule[],
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await takeStartLock(tx, "shippedContent");
    const stored = await storedHashes(tx);
    const changed: string[] = [];
    for (const capsule of shipped) {
      const key = `${capsule.key}:${capsule.locale}`;
      const hash = hashOf(capsule);
      if (stored.get(key) === hash) continue;
      await storeCapsule(tx, capsule, { id: stableId(key), key, hash, now });
      if (stored.has(key)) await rollUpLearners(tx, stableId(key));
      changed.push(key);
    }
    return changed;
  });
}

async function storedHashes(tx: Tx): Promise<ReadonlyMap<string | null, string | null>> {
  const rows = await tx
    .selectFrom("capsules")
    .select(["content_key", "content_hash"])
    .where("content_key", "is not", null)
    .execute();
  return new Map(rows.map(({ content_key, content_hash }) => [content_key, content_hash]));
}

function hashOf(capsule: ShippedCapsule): string {
  return createHash("sha256")
    .update(`${storageVersion} ${JSON.stringify(capsule)}`)
    .digest("hex");
}

/** Adds up again what the learners of a changed capsule have done. */
async function rollUpLearners(tx: Tx, capsuleId: string): Promise<void> {
  const lessons = await tx
    .selectFrom("molecule_progress")
    .select(["user_id as userId", "molecule_id as moleculeId", "capsule_id as capsuleId"])
    .where("capsule_id", "=", capsuleId)
    .execute();
  for (const lesson of lessons) await rollUpMolecule(tx, lesson);
  for (const userId of new Set(lessons.map((lesson) => lesson.userId))) {
    await rollUpCapsule(tx, userId, capsuleId);
  }
}
