import { removeCopies, removeCopy, removeLesson } from "@alambic/offline/store";
import type { KeepOutcome } from "@alambic/offline/store";
import { memberId } from "../api.ts";
import { announceCopies } from "./changes.ts";

/** Removes a capsule from this device. Returns whether it is gone. */
export function forgetCapsule(capsuleId: string): Promise<boolean> {
  return forget((userId) => removeCopy(userId, capsuleId));
}

/** Removes a lesson from this device. */
export function forgetLesson(capsuleId: string, moleculeId: string): Promise<boolean> {
  return forget((userId) => removeLesson(userId, capsuleId, moleculeId));
}

/** Removes all that the member keeps on this device. */
export function forgetAll(): Promise<boolean> {
  return forget(removeCopies);
}

async function forget(remove: (userId: string) => Promise<KeepOutcome>): Promise<boolean> {
  const userId = memberId();
  if (userId === null) return false;
  const { status } = await remove(userId);
  announceCopies();
  return status === "saved";
}
