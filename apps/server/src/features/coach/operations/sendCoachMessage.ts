import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";
import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { composeAnswer } from "../answer/composeAnswer.ts";
import { beginExchange } from "../beginExchange.ts";
import { dropExchange, endExchange } from "../endExchange.ts";
import { presentExchange, selectExchanges } from "../exchanges.ts";
import { loadQuota } from "../quota.ts";
import { showWriting } from "../writing.ts";

const windowSeconds = 60;
const most = 60;

/** Answers a message once, however often it is sent. */
export const sendCoachMessage = memberOperation<"sendCoachMessage">(
  async ({ services, member, body, request, texts, now }) => {
    const { db } = services;
    await consumeRateLimit(db, { key: `coach:${member.id}`, most, windowSeconds }, now);
    const begun = await beginExchange(db, member, body, now);
    const own = { userId: member.id, messageId: body.id };
    if (begun.kind === "begun") {
      const { content } = body;
      const { capsuleId } = begun;
      const asked = { member, content, capsuleId, timeZone: timeZoneOf(request), texts, now };
      try {
        const writing = showWriting(db, own);
        const composed = await composeAnswer(db, asked, services.author.askAtOnce, writing.show);
        await writing.shown();
        await endExchange(db, own, composed, { language: texts.locale, now: services.now() });
      } catch (error) {
        await dropExchange(db, own, now);
        throw error;
      }
    }
    const row = await selectExchanges(db, member.id)
      .where("exchanges.message_id", "=", body.id)
      // The conversation may have been cleared meanwhile.
      .executeTakeFirstOrThrow(() => new Problem("coach_no_answer"));
    const quota = await loadQuota(db, member, now);
    return { status: 201, body: { exchange: presentExchange(row), quota } };
  },
);
