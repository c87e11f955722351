import type { ReviewResult } from "@alambic/contract";

import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { requestHash } from "../../progress/index.ts";
import { countReview } from "../countReview.ts";

/** Logs a review once, however often it is sent. */
export const logReview = memberOperation<"logReview">(
  async ({ services, member, body, request, now }) => {
    const hash = requestHash(body);
    const reply = await transact(services.db, async (tx) => {
      await lockMember(tx, member.id);
      const earlier = await findReply(tx, member.id, body.review_id, hash);
      if (earlier) return earlier;
      const timeZone = timeZoneOf(request);
      const { publishLearned, jobs } = services;
      return countReview(tx, body, { member, timeZone, now, hash, publishLearned, jobs });
    });
    return { status: 200, body: reply };
  },
);

/** The reply that a review got before. Throws `review_id_reused` for another review with its id. */
async function findReply(
  tx: Tx,
  userId: string,
  reviewId: string,
  hash: Buffer,
): Promise<ReviewResult | null> {
  const stored = await tx
    .selectFrom("reviews")
    .select(["request_hash", "reply"])
    .where("user_id", "=", userId)
    .where("review_id", "=", reviewId)
    .executeTakeFirst();
  if (!stored) return null;
  if (!hash.equals(stored.request_hash)) throw new Problem("review_id_reused");
  return stored.reply;
}
