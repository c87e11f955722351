import type { SocketMessage } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import type { EventIds, EventKind } from "../../platform/realtime/ServerEvent.ts";
import { presentAward } from "./presentAward.ts";

/** A badge was awarded to a member. */
export const badgeAwarded: EventKind<"user_id" | "key"> = {
  kind: "badge.awarded",
  ids: ["user_id", "key"],
};

/** What the devices of a member are told of it; null where it was taken back meanwhile. */
export async function awardedMessage(
  { user_id: userId, key }: EventIds<"user_id" | "key">,
  { db }: { readonly db: Database },
): Promise<SocketMessage | null> {
  const row = await db
    .selectFrom("awarded_badges")
    .selectAll()
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row ? { type: "badge.awarded", badge: presentAward(row) } : null;
}
