import type { ReviewLog, ReviewResult } from "@alambic/contract";
import { localDay } from "@alambic/domain/streaks";

import type { PublishLearned } from "../../http/Learned.ts";
import { Problem } from "../../http/problems/Problem.ts";
import type { Member } from "../../http/Session.ts";
import type { Tx } from "../../platform/db/Store.ts";
import { json } from "../../platform/db/tables/columns.ts";
import type { JobSender } from "../../platform/jobs/Jobs.ts";
import { addToDay, recordStudy, studyTime, whenItCanHaveBeen } from "../progress/index.ts";
import { figuresOfReview } from "./figuresOfReview.ts";
import { findCard } from "./findCard.ts";
import { askForFit } from "./fit/askForFit.ts";
import { foldCard } from "./foldCard.ts";
import { judgeReview } from "./judgeReview.ts";
import { presentCard } from "./presentCard.ts";
import { settleReviewXp } from "./reviewXp.ts";
import { takeBackReview } from "./takeBackReview.ts";
import type { TakenBack } from "./takeBackReview.ts";

export interface ReviewContext {
  readonly member: Member;
  readonly timeZone: string;
  readonly now: Date;
  readonly hash: Buffer;
  readonly publishLearned: PublishLearned;
  readonly jobs: Pick<JobSender, "send">;
}

/** Counts a review for the first time, and stores the reply with it. */
export async function countReview(
  tx: Tx,
  review: ReviewLog,
  { member, timeZone, now, hash, publishLearned, jobs }: ReviewContext,
): Promise<ReviewResult> {
  const card = await findCard(tx, member.id, review.card_id);
  const replaced = await replacedBy(tx, review, member.id, now);
  const verdict = judgeReview(card, review);
  const reviewedAt = whenItCanHaveBeen(review.reviewed_at, member, now);
  const day = localDay(reviewedAt, timeZone);
  const elapsedMs = studyTime(review.elapsed_ms);
  const key = { user_id: member.id, review_id: review.review_id };
  await tx
    .insertInto("reviews")
    .values({
      ...key,
      card_id: card.cardId,
      capsule_id: card.capsuleId,
      request_hash: hash,
      reply: json(null),
      rating: verdict.rating,
      response: review.response === undefined ? null : json(review.response),
      score: verdict.score,
      elapsed_ms: elapsedMs,
      day,
      time_zone: timeZone,
      reviewed_at: reviewedAt,
      received_at: now,
    })
    .execute();
  const folded = await foldCard(tx, member.id, card);
  const { capsuleId } = card;
  await recordStudy(tx, { userId: member.id, capsuleId, at: reviewedAt, timeZone, elapsedMs });
  await addToDay(tx, { userId: member.id, day }, figuresOfReview(verdict.rating));
  const days = new Set(replaced === null ? [day] : [replaced.day, day]);
  let xp = 0;
  for (const each of days)
    xp += await settleReviewXp(tx, { userId: member.id, cardId: card.cardId, day: each }, now);
  await askForFit(tx, jobs, { userId: member.id, day, now });
  const { badges } = await publishLearned(tx, {
    kind: "review",
    userId: member.id,
    timeZone,
    now,
    cardId: card.cardId,
    at: reviewedAt,
  });
  const reply: ReviewResult = {
    review_id: review.review_id,
    ...verdict,
    card: presentCard(card.cardId, folded, { now, timeZone }),
    xp_awarded: Math.max(0, xp),
    xp_returned: Math.max(0, -xp),
    badges: [...badges],
  };
  await tx
    .updateTable("reviews")
    .set({ reply: json(reply) })
    .where((eb) => eb.and(key))
    .execute();
  return reply;
}

/** Takes the review back that another corrects. Throws `not_found` where it is of another card. */
async function replacedBy(
  tx: Tx,
  review: ReviewLog,
  userId: string,
  now: Date,
): Promise<TakenBack | null> {
  if (review.replaces === undefined) return null;
  const replaced = await takeBackReview(tx, userId, review.replaces, now);
  if (replaced.cardId !== review.card_id) throw new Problem("not_found");
  return replaced;
}
