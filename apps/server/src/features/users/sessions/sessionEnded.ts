import type { EventKind } from "../../../platform/realtime/ServerEvent.ts";

/** A session was ended, so that its sockets have to close. */
export const sessionEnded: EventKind<"session_id"> = {
  kind: "session.ended",
  ids: ["session_id"],
};
