import type { Feature } from "../../http/Feature.ts";
import { longestAnswerMs } from "../coach/index.ts";
import { dropJudgement } from "./judgements/endJudgement.ts";

export const disciplinesFeature: Feature = {
  /** Judgements that never came, because their process is gone, cost nothing. */
  purge: async (db, now) => {
    const lost = await db
      .selectFrom("debate_judgements")
      .select(["user_id as userId", "judgement_id as judgementId"])
      .where("judgement", "is", null)
      .where("asked_at", "<", new Date(now.getTime() - longestAnswerMs))
      .execute();
    for (const judgement of lost) await dropJudgement(db, judgement, now);
  },
};
