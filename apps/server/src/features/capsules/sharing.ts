import { planOf } from "@alambic/domain/plans";

import type { CapsuleReader } from "./CapsuleReader.ts";
import type { CapsuleRow } from "./capsuleColumns.ts";

/** Why a capsule cannot be shared as it is. */
export type SharingObstacle = "from_document" | "barred" | "pending" | "failed";

type Sharable = Pick<CapsuleRow, "made_from_kind" | "generation_status" | "sharing_barred_at">;

/** What keeps a member's capsule from being shared, whoever asks; null for nothing. */
export function sharingObstacle(capsule: Sharable): SharingObstacle | null {
  if (capsule.made_from_kind !== "topic") return "from_document";
  if (capsule.sharing_barred_at !== null) return "barred";
  return capsule.generation_status === "completed" ? null : capsule.generation_status;
}

type Owned = Pick<CapsuleRow, "owner_id" | "is_public">;

/** Whether a reader can share a capsule now: a finished one of their own, on the plan that shares. */
export function canShare(capsule: Owned & Sharable, reader: CapsuleReader): boolean {
  return (
    reader !== null &&
    capsule.owner_id === reader.id &&
    !capsule.is_public &&
    planOf(reader) === "pro" &&
    sharingObstacle(capsule) === null
  );
}

/** Whether a reader may take a capsule back: its owner on any plan, and administrators. */
export function mayUnshare(
  { owner_id: ownerId }: Pick<Owned, "owner_id">,
  reader: CapsuleReader,
): boolean {
  if (reader === null || ownerId === null) return false;
  return ownerId === reader.id || isModerator({ owner_id: ownerId }, reader);
}

/** Whether a reader only looks after the sharing of a capsule, which is somebody else's. */
export function isModerator(
  { owner_id: ownerId }: Pick<Owned, "owner_id">,
  reader: CapsuleReader,
): boolean {
  return reader !== null && reader.is_superuser && ownerId !== null && ownerId !== reader.id;
}
