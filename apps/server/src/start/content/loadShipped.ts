import { createHash } from "node:crypto";

import type { ShippedCapsule } from "@alambic/content";

import { takeStartLock } from "../../platform/db/locks.ts";
import type { Database, Tx } from "../../platform/db/Store.ts";
import { transact } from "../../platform/db/transact.ts";
import type { JobSender } from "../../platform/jobs/Jobs.ts";
import { storageVersion } from "./contentVersion.ts";
import { capsuleRecountJob, contentKey, stableId } from "../../features/capsules/index.ts";
import { storeCapsule } from "./storeCapsule.ts";

export interface ContentStore {
  readonly db: Database;
  readonly jobs: Pick<JobSender, "send">;
}

/**
 * Brings shipped capsules up to date and returns the keys of those that changed. Ids follow
 * from the keys, so that a newer version keeps everyone's answers and progress; a job adds up anew
 * how far each learner is, member by member, since no transaction may hold several.
 */
export async function loadShipped(
  { db, jobs }: ContentStore,
  now: Date,
  shipped: readonly ShippedCapsule[],
): Promise<string[]> {
  return transact(db, async (tx) => {
    await takeStartLock(tx, "shippedContent");
    const stored = await storedHashes(tx);
    const changed: string[] = [];
    for (const [place, capsule] of shipped.entries()) {
      const key = contentKey(capsule);
      const hash = hashOf(capsule);
      if (stored.get(key) === hash) continue;
      await storeCapsule(tx, capsule, {
        id: stableId(key),
        key,
        hash,
        now,
        since: new Date(now.getTime() - place),
      });
      if (stored.has(key)) await jobs.send(tx, capsuleRecountJob, { capsule_id: stableId(key) });
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
