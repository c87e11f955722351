import type { Capsule } from "@alambic/contract";

import type { Member } from "../../http/Session.ts";
import type { Database } from "../../platform/db/Store.ts";
import { transact } from "../../platform/db/transact.ts";
import { Problem } from "../../http/problems/Problem.ts";
import type { CapsuleRow } from "./capsuleColumns.ts";
import { completeCapsules } from "./completeCapsules.ts";
import { findSharable } from "./findSharable.ts";

/** Whether a capsule stands in the catalogue, and since when it is kept out of it, if it is. */
export type Publicity = Pick<CapsuleRow, "is_public" | "sharing_barred_at">;

/**
 * Puts a capsule into the catalogue or takes it out, one change at a time, and returns it as the
 * member sees it then. Throws what `findSharable` and `decide` throw; then nothing changes.
 */
export function changeSharing(
  db: Database,
  capsuleId: string,
  member: Member,
  decide: (capsule: CapsuleRow) => Publicity,
): Promise<Capsule> {
  return transact(db, async (tx) => {
    await tx
      .selectFrom("capsules")
      .select("id")
      .where("id", "=", capsuleId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const row = await findSharable(tx, capsuleId, member);
    const publicity = decide(row);
    await tx.updateTable("capsules").set(publicity).where("id", "=", row.id).execute();
    const [capsule] = await completeCapsules(tx, [{ ...row, ...publicity }], member);
    if (!capsule) throw new Problem("not_found");
    return capsule;
  });
}
