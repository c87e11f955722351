import type { Capsule } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { capsuleColumns } from "./capsuleColumns.ts";
import type { CapsuleMember } from "./CapsuleReader.ts";
import { capsulesOfMember } from "./capsulesOfMember.ts";
import { completeCapsules } from "./completeCapsules.ts";

/** The capsules that a member used last. */
export async function loadLastUsed(
  db: Database,
  member: CapsuleMember,
  limit: number,
): Promise<Capsule[]> {
  const rows = await capsulesOfMember(db, member.id)
    .select(capsuleColumns)
    .orderBy("enrolments.last_used_at", "desc")
    .orderBy("enrolments.capsule_id", "desc")
    .limit(limit)
    .execute();
  return completeCapsules(db, rows, member);
}
