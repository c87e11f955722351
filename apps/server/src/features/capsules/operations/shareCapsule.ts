import type { ProblemCode } from "@alambic/contract";

import { memberOperation } from "../../../http/operation.ts";
import type { MemberCall } from "../../../http/operation.ts";
import type { CapsuleRow } from "../capsuleColumns.ts";
import { changeSharing } from "../changeSharing.ts";
import { isModerator, sharingObstacle } from "../sharing.ts";
import type { SharingObstacle } from "../sharing.ts";
import { Problem } from "../../../http/problems/Problem.ts";

type ShareCall = MemberCall<"shareCapsule">;

/**
 * Puts a Pro's own capsule into the catalogue; done twice, nothing changes. An administrator puts
 * back what one took out.
 */
export const shareCapsule = memberOperation<"shareCapsule">(async (call) => {
  const { services, member, path } = call;
  const body = await changeSharing(services.db, path.capsule_id, member, (row) => {
    assertSharable(call, row);
    return { is_public: true, sharing_barred_at: null };
  });
  return { status: 200, body };
});

const problemOf = {
  from_document: "forbidden",
  barred: "forbidden",
  pending: "generation_in_progress",
  failed: "generation_failed",
} as const satisfies Record<SharingObstacle, ProblemCode>;

function assertSharable({ member, texts }: ShareCall, row: CapsuleRow): void {
  if (isModerator(row, member)) {
    if (row.sharing_barred_at !== null) return;
    throw new Problem("forbidden");
  }
  const obstacle = sharingObstacle(row);
  if (obstacle === null) return;
  const message = texts.t(`server.sharing.${obstacle}`);
  throw new Problem(problemOf[obstacle], { reasons: [{ code: obstacle, message }] });
}
