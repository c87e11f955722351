import type { Debate } from "@alambic/contract";
import { overallOf, parseDebate } from "@alambic/domain/debates";

import { Problem } from "../../../http/problems/Problem.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { capsuleOf, selectWorks } from "./selectWorks.ts";

/** A debate of a member, with the last judgement of the coach. Throws `not_found`. */
export async function loadDebate(db: Database, userId: string, debateId: string): Promise<Debate> {
  const row = await selectWorks(db, userId, "debate")
    .select("works.content")
    .where("works.work_id", "=", debateId)
    .executeTakeFirst();
  if (row === undefined) throw new Problem("not_found");
  const content = parseDebate(row.content);
  if (content === null) throw new Error("What is kept as a debate is none.");
  const judged = await db
    .selectFrom("debate_judgements")
    .select("judgement")
    .where("user_id", "=", userId)
    .where("debate_id", "=", debateId)
    .where("judgement", "is not", null)
    .orderBy("asked_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    id: row.work_id,
    ...content,
    overall: overallOf(content.rubric),
    capsule: capsuleOf(row),
    coach_judgement: judged?.judgement ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
