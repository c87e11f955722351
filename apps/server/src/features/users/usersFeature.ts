import type { Feature } from "../../http/Feature.ts";
import { handleEvent } from "../../platform/realtime/EventHandler.ts";
import { sessionEnded } from "./sessions/sessionEnded.ts";

export const usersFeature: Feature = {
  events: [
    handleEvent(sessionEnded, ({ session_id }, hub) => {
      hub.endSession(session_id);
      return Promise.resolve();
    }),
  ],
};
