import { randomUUIDv7 } from "node:crypto";

import { visitedScreen } from "@alambic/domain/visits";

import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";
import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { json } from "../../../platform/db/tables/columns.ts";
import { transact } from "../../../platform/db/transact.ts";
import { requestHash } from "../../progress/index.ts";

const mostInHour = 20;
const hour = 3600;

/** Keeps what a member says once, however often it is sent. */
export const sendFeedback = memberOperation<"sendFeedback">(
  async ({ services: { db }, member, body, now }) => {
    const limit = { key: `feedback:${member.id}`, most: mostInHour, windowSeconds: hour };
    await consumeRateLimit(db, limit, now);
    const { id, mood, kind, comment, details, page, language } = body;
    const hash = requestHash(body);
    await transact(db, async (tx) => {
      await tx
        .insertInto("feedback")
        .values({
          id: randomUUIDv7(),
          user_id: member.id,
          feedback_id: id,
          mood,
          kind,
          comment: comment.trim(),
          details: details === undefined ? null : json(details),
          page,
          category: visitedScreen(page),
          language,
          request_hash: hash,
          sent_at: now,
        })
        .onConflict((conflict) => conflict.columns(["user_id", "feedback_id"]).doNothing())
        .execute();
      const kept = await tx
        .selectFrom("feedback")
        .select("request_hash")
        .where("user_id", "=", member.id)
        .where("feedback_id", "=", id)
        .executeTakeFirstOrThrow();
      if (!hash.equals(kept.request_hash)) throw new Problem("entry_id_reused");
    });
    return { status: 204 };
  },
);
