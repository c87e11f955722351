import { sql } from "kysely";

import type { Services } from "../../../http/Services.ts";
import type { Database, Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { json } from "../../../platform/db/tables/columns.ts";
import { capsuleRecountJob } from "../versions/capsuleRecountJob.ts";
import { storeContent } from "../versions/storeContent.ts";
import { makeContent } from "./makeContent.ts";
import type { ShelfContent } from "./ShelfContent.ts";
import { entryOf } from "./shelfKey.ts";

type ShelfServices = Pick<Services, "db" | "author" | "jobs" | "now">;

/** What is being made by this process, so that a capsule that many open at once is made once. */
const underWay = new WeakMap<Database, Map<string, Promise<void>>>();

/**
 * Makes a capsule of the shelf that somebody opens, or brings it up to date: nothing is left to do for
 * any other. Processes that do so at the same time store it once.
 */
export async function makeReady(services: ShelfServices, capsuleId: string): Promise<void> {
  const asked = await unmade(services.db, capsuleId).executeTakeFirst();
  if (!asked) return;
  const making = underWay.get(services.db) ?? new Map<string, Promise<void>>();
  underWay.set(services.db, making);
  const begun = making.get(capsuleId) ?? make(services, capsuleId);
  making.set(capsuleId, begun);
  try {
    await begun;
  } finally {
    making.delete(capsuleId);
  }
}

/** The entry of a capsule, where its newest version is not the one that is stored. */
function unmade(db: Database, capsuleId: string) {
  return db
    .selectFrom("shelf_entries")
    .innerJoin("capsules", "capsules.id", "shelf_entries.capsule_id")
    .select(["version", "made_version", "content_key", "language"])
    .where("capsule_id", "=", capsuleId)
    .where("is_public", "=", true)
    .where("made_version", "is distinct from", sql.ref<string>("version"));
}

async function make(services: ShelfServices, capsuleId: string): Promise<void> {
  const { db, author, jobs, now } = services;
  const row = await unmade(db, capsuleId).executeTakeFirst();
  const key = row?.content_key ?? null;
  const entry = row && key !== null ? entryOf(key, row.language) : null;
  if (!row || key === null || entry === null) return;
  const content = await makeContent(author, entry, row.language);
  await transact(db, async (tx) => {
    const current = await unmade(tx, capsuleId).forUpdate("shelf_entries").executeTakeFirst();
    if (current?.version !== row.version) return;
    await storeContent(tx, content.granules, { id: capsuleId, key, now: now() });
    await describe(tx, capsuleId, content, row.version);
    if (row.made_version !== null)
      await jobs.send(tx, capsuleRecountJob, { capsule_id: capsuleId });
  });
}

async function describe(
  tx: Tx,
  capsuleId: string,
  { objectives, prerequisites, sources }: ShelfContent,
  version: string,
): Promise<void> {
  await tx
    .updateTable("capsules")
    .set({ objectives: json(objectives), prerequisites: json(prerequisites) })
    .where("id", "=", capsuleId)
    .execute();
  await tx
    .updateTable("shelf_entries")
    .set({ made_version: version, sources: json(sources) })
    .where("capsule_id", "=", capsuleId)
    .execute();
}
