import type { DebateJudgement } from "@alambic/contract";

import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";
import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { loadQuota } from "../../coach/index.ts";
import { askForJudgement } from "../judgements/askForJudgement.ts";
import { beginJudgement } from "../judgements/beginJudgement.ts";
import { dropJudgement, endJudgement } from "../judgements/endJudgement.ts";
import type { BegunJudgement } from "../judgements/endJudgement.ts";

const windowSeconds = 60;
const most = 60;

/** Has a debate judged by a language model, once, however often it is asked. */
export const judgeDebate = memberOperation<"judgeDebate">(
  async ({ services, member, path, body, texts, now }) => {
    const { db } = services;
    const ask = services.author.askAtOnce;
    if (ask === undefined) throw new Problem("provider_required");
    await consumeRateLimit(db, { key: `coach:${member.id}`, most, windowSeconds }, now);
    const asked = { id: body.id, debateId: path.debate_id, version: body.version };
    const begun = await beginJudgement(db, member, asked, now);
    const judgement =
      begun.kind === "judged"
        ? begun.judgement
        : await judgeOrDrop(db, { userId: member.id, judgementId: asked.id }, now, async () => ({
            id: asked.id,
            version: asked.version,
            ...(await askForJudgement(ask, member.id, begun.debate, texts.locale)),
            language: texts.locale,
            made_by: "model" as const,
            digital_source_type: "trainedAlgorithmicMedia" as const,
            judged_at: services.now().toISOString(),
          }));
    return { status: 201, body: { judgement, quota: await loadQuota(db, member, now) } };
  },
);

/** Stores what comes; what does not come costs nothing. */
async function judgeOrDrop(
  db: Database,
  begun: BegunJudgement,
  now: Date,
  judge: () => Promise<DebateJudgement>,
): Promise<DebateJudgement> {
  try {
    const judgement = await judge();
    await endJudgement(db, begun.userId, judgement);
    return judgement;
  } catch (error) {
    await dropJudgement(db, begun, now);
    throw error;
  }
}
