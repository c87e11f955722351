import type { CoachExchange, NewCoachMessage } from "@alambic/contract";

import { Problem } from "../../http/problems/Problem.ts";
import type { Member } from "../../http/Session.ts";
import { lockMember } from "../../platform/db/lockMember.ts";
import type { Database, Tx } from "../../platform/db/Store.ts";
import { transact } from "../../platform/db/transact.ts";
import { readLink } from "../capsules/index.ts";
import { requestHash } from "../progress/index.ts";
import { presentExchange, selectExchanges } from "./exchanges.ts";
import { reserveUnit } from "./quota.ts";

/** An answer that takes longer was given up: the process that was to write it is gone. */
export const longestAnswerMs = 120_000;

export type Begun =
  | { readonly kind: "answered"; readonly exchange: CoachExchange }
  | { readonly kind: "begun"; readonly capsuleId: string | null };

/**
 * Stores a message and sets its unit of the quota aside, once, however often it is sent; one that was
 * answered before brings its answer. Throws `message_id_reused` for another one with its id,
 * `coach_quota_reached`, and `unavailable` while it is being answered.
 */
export function beginExchange(
  db: Database,
  member: Member,
  message: NewCoachMessage,
  now: Date,
): Promise<Begun> {
  const hash = requestHash(message);
  return transact(db, async (tx) => {
    await lockMember(tx, member.id);
    const known = await findExchange(tx, member.id, message.id);
    if (known && !hash.equals(known.request_hash)) throw new Problem("message_id_reused");
    if (known && known.answer !== null) {
      const row = await selectExchanges(tx, member.id)
        .where("exchanges.message_id", "=", message.id)
        .executeTakeFirstOrThrow();
      return { kind: "answered", exchange: presentExchange(row) };
    }
    if (known && now.getTime() - known.asked_at.getTime() < longestAnswerMs)
      throw new Problem("unavailable", { retryAfter: 2 });
    const { capsule_id: capsuleId } = await readLink(tx, member.id, {
      capsule_id: message.capsule_id ?? null,
    });
    const unit = { messageId: message.id, isRepeated: known !== undefined };
    await reserveUnit(tx, member, unit, now);
    const asked = { asked_at: now, capsule_id: capsuleId, written: null };
    await tx
      .insertInto("coach_exchanges")
      .values({
        user_id: member.id,
        message_id: message.id,
        content: message.content,
        request_hash: hash,
        answer: null,
        ...asked,
      })
      .onConflict((conflict) => conflict.columns(["user_id", "message_id"]).doUpdateSet(asked))
      .execute();
    return { kind: "begun", capsuleId };
  });
}

function findExchange(tx: Tx, userId: string, messageId: string) {
  return tx
    .selectFrom("coach_exchanges")
    .select(["request_hash", "answer", "asked_at"])
    .where("user_id", "=", userId)
    .where("message_id", "=", messageId)
    .executeTakeFirst();
}
