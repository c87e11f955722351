import type { AnswerLog, AnswerResult, ProgressTotals } from "@alambic/contract";
import { correctResponse } from "@alambic/domain/exercises";
import { planLimits, planOf } from "@alambic/domain/plans";
import { localDay } from "@alambic/domain/streaks";
import type { Progress } from "@alambic/domain/progress";

import type { PublishLearned } from "../../http/Learned.ts";
import type { Member } from "../../http/Session.ts";
import type { Tx } from "../../platform/db/Store.ts";
import { json } from "../../platform/db/tables/columns.ts";
import { rollUpCapsule, rollUpMolecule } from "../capsules/index.ts";
import { addToDay } from "./addToDay.ts";
import { findItem } from "./findItem.ts";
import { judge } from "./judge.ts";
import { recordStudy, studyTime } from "./recordStudy.ts";
import { updateAtomProgress } from "./updateAtomProgress.ts";
import { whenItCanHaveBeen } from "./whenItCanHaveBeen.ts";

export interface AnswerContext {
  readonly member: Member;
  readonly timeZone: string;
  readonly now: Date;
  readonly hash: Buffer;
  readonly publishLearned: PublishLearned;
}

/** Scores an answer for the first time, counts it everywhere, and stores the reply with it. */
export async function countAnswer(
  tx: Tx,
  answer: AnswerLog,
  { member, timeZone, now, hash, publishLearned }: AnswerContext,
): Promise<AnswerResult> {
  const item = await findItem(tx, member, answer.atom_id);
  const verdict = judge(item, answer);
  const award = await updateAtomProgress(tx, member.id, item, verdict, now);
  const molecule = await rollUpMolecule(tx, { ...item, userId: member.id });
  const planBonus = planLimits[planOf(member)].bonusXpPerCapsule;
  const capsule = await rollUpCapsule(tx, member.id, item.capsuleId, planBonus);
  const answeredAt = whenItCanHaveBeen(answer.answered_at, member, now);
  const elapsedMs = studyTime(answer.elapsed_ms);
  const { capsuleId } = item;
  await recordStudy(tx, { userId: member.id, capsuleId, at: answeredAt, timeZone, elapsedMs });
  await touchEnrolment(tx, member.id, item.capsuleId, now);
  const reply: AnswerResult = {
    answer_id: answer.answer_id,
    atom_id: item.atomId,
    correct: verdict.correct,
    score: verdict.score,
    feedback: { outcome: verdict.outcome, parts: [...verdict.parts] },
    correct_response: correctResponse(item.exercise),
    xp_awarded: award.xp,
    bonus_xp_awarded: award.bonusXp + capsule.planBonusGiven,
    atom_progress_status: award.status,
    molecule: totalsOf(item.moleculeId, molecule),
    capsule: totalsOf(item.capsuleId, capsule.progress),
    badges: [],
  };
  await tx
    .insertInto("answers")
    .values({
      user_id: member.id,
      answer_id: answer.answer_id,
      atom_id: item.atomId,
      capsule_id: item.capsuleId,
      request_hash: hash,
      reply: json(reply),
      response: answer.response === null ? null : json(answer.response),
      time_zone: timeZone,
      correct: reply.correct,
      revealed: verdict.outcome === "revealed",
      score: reply.score,
      xp_awarded: reply.xp_awarded,
      bonus_xp_awarded: reply.bonus_xp_awarded,
      elapsed_ms: elapsedMs,
      answered_at: answeredAt,
      received_at: now,
    })
    .execute();
  const day = localDay(answeredAt, timeZone);
  await addToDay(tx, { userId: member.id, day }, { xp: reply.xp_awarded + reply.bonus_xp_awarded });
  const { badges } = await publishLearned(tx, {
    kind: "answer",
    userId: member.id,
    timeZone,
    now,
    at: answeredAt,
    item: { ...item, contentType: item.exercise.content_type },
  });
  return badges.length === 0 ? reply : withBadges(tx, member.id, { ...reply, badges: [...badges] });
}

/** Stores the reply once more, now that it is known what came of the answer. */
async function withBadges(tx: Tx, userId: string, reply: AnswerResult): Promise<AnswerResult> {
  await tx
    .updateTable("answers")
    .set({ reply: json(reply) })
    .where("user_id", "=", userId)
    .where("answer_id", "=", reply.answer_id)
    .execute();
  return reply;
}

function totalsOf(id: string, progress: Progress): ProgressTotals {
  const { progress_status, progress_percentage, xp_earned, xp_total } = progress;
  return { id, progress_status, progress_percentage, xp_earned, xp_total };
}

async function touchEnrolment(tx: Tx, userId: string, capsuleId: string, now: Date): Promise<void> {
  await tx
    .updateTable("enrolments")
    .set({ last_used_at: now })
    .where("user_id", "=", userId)
    .where("capsule_id", "=", capsuleId)
    .execute();
}
