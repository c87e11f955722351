import type { QuestAnswerResult } from "@alambic/contract";

import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { json } from "../../../platform/db/tables/columns.ts";
import { transact } from "../../../platform/db/transact.ts";
import { countAnswer, limitAnswers, requestHash } from "../../progress/index.ts";
import { findQuest } from "../findQuest.ts";
import { presentStanding } from "../presentStanding.ts";
import { notifyOfNewStatus } from "../questUpdated.ts";
import { settleQuestXp } from "../settleQuestXp.ts";

/** Counts an answer of a quest once, however often and from wherever it is sent. */
export const answerQuest = memberOperation<"answerQuest">(
  async ({ services, member, path, body, request, now }) => {
    limitAnswers(member.id, now);
    const { quest_id: questId } = path;
    const hash = requestHash({ ...body, quest_id: questId });
    const reply = await transact(services.db, async (tx): Promise<QuestAnswerResult> => {
      await lockMember(tx, member.id);
      const quest = await findQuest(tx, member.id, questId);
      const earlier = await findReply(tx, member.id, body.answer_id, hash);
      if (earlier) return earlier;
      if (!quest.items.some(({ atomId }) => atomId === body.atom_id)) {
        throw new Problem("not_found");
      }
      const { publishLearned } = services;
      const timeZone = timeZoneOf(request);
      const context = { member, timeZone, now, hash, publishLearned };
      const answer = await countAnswer(tx, body, context);
      const key = { user_id: member.id, answer_id: body.answer_id };
      await tx
        .insertInto("quest_answers")
        .values({
          ...key,
          quest_id: questId,
          atom_id: body.atom_id,
          is_late: quest.isCorrected,
          reply: json(null),
        })
        .execute();
      const after = await findQuest(tx, member.id, questId);
      await settleQuestXp(tx, member.id, after, now);
      await notifyOfNewStatus(tx, member.id, { before: quest, after });
      const result: QuestAnswerResult = {
        answer,
        counted: after.standing.answers.get(body.atom_id)?.answerId === body.answer_id,
        quest: presentStanding(after, after.standing.rework.length > 0),
      };
      await tx
        .updateTable("quest_answers")
        .set({ reply: json(result) })
        .where((eb) => eb.and(key))
        .execute();
      return result;
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
): Promise<QuestAnswerResult | null> {
  const stored = await tx
    .selectFrom("answers")
    .leftJoin("quest_answers as given", (join) =>
      join
        .onRef("given.user_id", "=", "answers.user_id")
        .onRef("given.answer_id", "=", "answers.answer_id"),
    )
    .select(["answers.request_hash", "given.reply"])
    .where("answers.user_id", "=", userId)
    .where("answers.answer_id", "=", answerId)
    .executeTakeFirst();
  if (!stored) return null;
  if (!stored.reply || !hash.equals(stored.request_hash)) throw new Problem("answer_id_reused");
  return stored.reply;
}
