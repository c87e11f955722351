import type { Capsule, Locale } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { capsuleColumns } from "./capsuleColumns.ts";
import type { CapsuleMember } from "./CapsuleReader.ts";
import { completeCapsules } from "./completeCapsules.ts";
import { publicCapsules } from "./publicCapsules.ts";

export interface NotJoinedRequest {
  readonly language: Locale;
  readonly limit: number;
}

/** Capsules of the catalogue that a member has not joined, newest first. */
export async function loadNotJoined(
  db: Database,
  member: CapsuleMember,
  { language, limit }: NotJoinedRequest,
): Promise<Capsule[]> {
  const rows = await publicCapsules(db, { language })
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("enrolments")
            .select("enrolments.capsule_id")
            .whereRef("enrolments.capsule_id", "=", "capsules.id")
            .where("enrolments.user_id", "=", member.id)
            .where("enrolments.left_at", "is", null),
        ),
      ),
    )
    .select(capsuleColumns)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return completeCapsules(db, rows, member);
}
