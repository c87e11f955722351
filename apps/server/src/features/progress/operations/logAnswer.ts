import type { AnswerResult } from "@alambic/contract";

import { countAnswer } from "../countAnswer.ts";
import { limitAnswers } from "../limitAnswers.ts";
import { requestHash } from "../requestHash.ts";
import { memberOperation } from "../../../http/operation.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";

/** Logs an answer once, however often it is sent. */
export const logAnswer = memberOperation<"logAnswer">(
  async ({ services, member, body, request, now }) => {
    limitAnswers(member.id, now);
    const hash = requestHash(body);
    const reply = await transact(services.db, async (tx) => {
      await lockMember(tx, member.id);
      const earlier = await findReply(tx, member.id, body.answer_id, hash);
      if (earlier) return earlier;
      const timeZone = timeZoneOf(request);
      const { publishLearned } = services;
      return countAnswer(tx, body, { member, timeZone, now, hash, publishLearned });
    });
    return { status: 200, body: reply };
  },
);

/** The reply that an answer got before. Throws `answer_id_reused` for another answer with its id. */
async function findReply(
  tx: Tx,
  userId: string,
  answerId: string,
  hash: Buffer,
): Promise<AnswerResult | null> {
  const stored = await tx
    .selectFrom("answers")
    .select(["request_hash", "reply"])
    .where("user_id", "=", userId)
    .where("answer_id", "=", answerId)
    .executeTakeFirst();
  if (!stored) return null;
  if (!hash.equals(stored.request_hash)) throw new Problem("answer_id_reused");
  return stored.reply;
}
