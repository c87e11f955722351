import type { Feature } from "../../http/Feature.ts";
import { tellMember } from "../../platform/realtime/EventHandler.ts";
import { longestAnswerMs } from "./beginExchange.ts";
import { dropExchange } from "./endExchange.ts";
import { coachWriting, writingMessage } from "./writing.ts";

export const coachFeature: Feature = {
  events: [tellMember(coachWriting, writingMessage)],
  /** Messages whose answer never came, because its process is gone, cost nothing. */
  purge: async (db, now) => {
    const lost = await db
      .selectFrom("coach_exchanges")
      .select(["user_id as userId", "message_id as messageId"])
      .where("answer", "is", null)
      .where("asked_at", "<", new Date(now.getTime() - longestAnswerMs))
      .execute();
    for (const exchange of lost) await dropExchange(db, exchange, now);
  },
};
