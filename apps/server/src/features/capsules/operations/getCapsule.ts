import type { CapsuleDetail } from "@alambic/contract";
import { builtInAuthor } from "@alambic/author/model";

import { publicOperation } from "../../../http/operation.ts";
import type { CapsuleRow } from "../capsuleColumns.ts";
import { completeCapsules } from "../completeCapsules.ts";
import { findCapsule } from "../findCapsule.ts";
import { makeReady } from "../shelf/makeReady.ts";
import { loadGranules, loadPlan } from "../loadPlan.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { Problem } from "../../../http/problems/Problem.ts";

/** A capsule with its levels and lessons. */
export const getCapsule = publicOperation<"getCapsule">(async ({ services, path, session }) => {
  await makeReady(services, path.capsule_id);
  return readSnapshot(services.db, async (db) => {
    const reader = session?.member ?? null;
    const row = await findCapsule(db, path.capsule_id, reader?.id ?? null);
    if (row.domain !== path.domain || row.area !== path.area) throw new Problem("not_found");
    const [capsule] = await completeCapsules(db, [row], reader);
    if (!capsule) throw new Problem("not_found");
    const plan = await loadPlan(db, row, reader);
    return {
      status: 200,
      body: {
        capsule,
        ...(await loadAims(db, row)),
        ...(await loadOrigin(db, row)),
        granules: await loadGranules(db, row.id, plan),
      },
    };
  });
});

/** The works that it was made from, and the model that drafted it; what ships by hand has neither. */
async function loadOrigin(
  db: Database,
  { id }: CapsuleRow,
): Promise<Pick<CapsuleDetail, "sources" | "drafted_by">> {
  const shelved = await db
    .selectFrom("shelf_entries")
    .select("sources")
    .where("capsule_id", "=", id)
    .executeTakeFirst();
  if (shelved) return { sources: [...shelved.sources], drafted_by: null };
  const made = await db
    .selectFrom("generations")
    .select(["sources", "author"])
    .where("capsule_id", "=", id)
    .executeTakeFirst();
  const { sources, author = null } = made ?? {};
  return { sources: [...(sources ?? [])], drafted_by: author === builtInAuthor ? null : author };
}

function loadAims(db: Database, { id }: CapsuleRow) {
  return db
    .selectFrom("capsules")
    .select(["objectives", "prerequisites"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
