import type { Debate, DebateJudgement } from "@alambic/contract";

import { Problem } from "../../../http/problems/Problem.ts";
import type { Member } from "../../../http/Session.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { longestAnswerMs, reserveUnit } from "../../coach/index.ts";
import { loadDebate } from "../works/loadDebate.ts";

export interface AskedJudgement {
  readonly id: string;
  readonly debateId: string;
  readonly version: number;
}

export type Begun =
  | { readonly kind: "judged"; readonly judgement: DebateJudgement }
  | { readonly kind: "begun"; readonly debate: Debate };

/**
 * Stores that a judgement is on its way and sets its unit of the coach's quota aside, once, however often
 * it is asked; one that came before is brought again. Throws `message_id_reused` for another one with its
 * id, `not_found`, `changed_elsewhere`, `validation_failed` for a debate without a claim,
 * `coach_quota_reached`, and `unavailable` while it is on its way.
 */
export function beginJudgement(
  db: Database,
  member: Member,
  { id, debateId, version }: AskedJudgement,
  now: Date,
): Promise<Begun> {
  return transact(db, async (tx) => {
    await lockMember(tx, member.id);
    const known = await tx
      .selectFrom("debate_judgements")
      .select(["debate_id", "version", "asked_at", "judgement"])
      .where("user_id", "=", member.id)
      .where("judgement_id", "=", id)
      .executeTakeFirst();
    if (known && (known.debate_id !== debateId || known.version !== version))
      throw new Problem("message_id_reused");
    if (known && known.judgement !== null) return { kind: "judged", judgement: known.judgement };
    if (known && now.getTime() - known.asked_at.getTime() < longestAnswerMs)
      throw new Problem("unavailable", { retryAfter: 2 });
    const debate = await loadDebate(tx, member.id, debateId);
    if (debate.version !== version) throw new Problem("changed_elsewhere");
    if (debate.claim.trim() === "")
      throw new Problem("validation_failed", { fields: [{ path: "claim", code: "required" }] });
    await reserveUnit(tx, member, { messageId: id, isRepeated: known !== undefined }, now);
    await tx
      .insertInto("debate_judgements")
      .values({
        user_id: member.id,
        judgement_id: id,
        debate_id: debateId,
        version,
        asked_at: now,
        judgement: null,
      })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "judgement_id"]).doUpdateSet({ asked_at: now }),
      )
      .execute();
    return { kind: "begun", debate };
  });
}
