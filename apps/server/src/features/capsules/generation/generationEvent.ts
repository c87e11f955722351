import type { EventKind } from "../../../platform/realtime/ServerEvent.ts";

/** Something about a capsule in the making changed. */
export const generationChanged: EventKind<"user_id" | "capsule_id"> = {
  kind: "generation.changed",
  ids: ["user_id", "capsule_id"],
};
