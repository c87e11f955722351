import type { CoachPart, SocketMessage } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { json } from "../../platform/db/tables/columns.ts";
import { notify } from "../../platform/realtime/notify.ts";
import type { EventIds, EventKind } from "../../platform/realtime/ServerEvent.ts";
import type { Exchange } from "./endExchange.ts";

/** An answer got longer. */
export const coachWriting: EventKind<"user_id" | "message_id"> = {
  kind: "coach.writing",
  ids: ["user_id", "message_id"],
};

export interface Writing {
  readonly show: (parts: readonly CoachPart[]) => void;
  /** All of it was passed on. Rejects where that failed. */
  readonly shown: () => Promise<void>;
}

/** Shows what stands of an answer to the member's devices, whichever process their sockets are on. */
export function showWriting(db: Database, { userId, messageId }: Exchange): Writing {
  let last = Promise.resolve();
  return {
    show: (parts) => {
      last = last.then(() => pass(parts));
      // Whoever waits for all of it is told.
      last.catch(() => undefined);
    },
    shown: () => last,
  };

  async function pass(parts: readonly CoachPart[]): Promise<void> {
    await db
      .updateTable("coach_exchanges")
      .set({ written: json(parts) })
      .where("user_id", "=", userId)
      .where("message_id", "=", messageId)
      .execute();
    await notify(db, coachWriting, { user_id: userId, message_id: messageId });
  }
}

/** What the devices of a member are told of it; null once the answer is there, or was taken back. */
export async function writingMessage(
  { user_id: userId, message_id: messageId }: EventIds<"user_id" | "message_id">,
  { db }: { readonly db: Database },
): Promise<SocketMessage | null> {
  const row = await db
    .selectFrom("coach_exchanges")
    .select("written")
    .where("user_id", "=", userId)
    .where("message_id", "=", messageId)
    .executeTakeFirst();
  if (row === undefined || row.written === null) return null;
  return { type: "coach.writing", message_id: messageId, parts: [...row.written] };
}
