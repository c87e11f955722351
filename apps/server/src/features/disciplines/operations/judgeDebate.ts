import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";
import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { loadQuota } from "../../coach/index.ts";
import { askForJudgement } from "../judgements/askForJudgement.ts";
import { beginJudgement } from "../judgements/beginJudgement.ts";
import { dropJudgement, endJudgement } from "../judgements/endJudgement.ts";

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
    const quota = () => loadQuota(db, member, now);
    if (begun.kind === "judged")
      return { status: 201, body: { judgement: begun.judgement, quota: await quota() } };
    try {
      const found = await askForJudgement(ask, member.id, begun.debate, texts.locale);
      const judgement = {
        id: asked.id,
        version: asked.version,
        ...found,
        language: texts.locale,
        made_by: "model" as const,
        digital_source_type: "trainedAlgorithmicMedia" as const,
        judged_at: services.now().toISOString(),
      };
      await endJudgement(db, member.id, judgement);
      return { status: 201, body: { judgement, quota: await quota() } };
    } catch (error) {
      await dropJudgement(db, { userId: member.id, judgementId: asked.id }, now);
      throw error;
    }
  },
);
