import type { DebateJudgement } from "@alambic/contract";

import type { Database } from "../../../platform/db/Store.ts";
import { json } from "../../../platform/db/tables/columns.ts";
import { transact } from "../../../platform/db/transact.ts";
import { returnUnit } from "../../coach/index.ts";

export interface BegunJudgement {
  readonly userId: string;
  readonly judgementId: string;
}

/** Stores a judgement. Where the debate was deleted meanwhile there is nothing left to store it with. */
export async function endJudgement(
  db: Database,
  userId: string,
  judgement: DebateJudgement,
): Promise<void> {
  await db
    .updateTable("debate_judgements")
    .set({ judgement: json(judgement) })
    .where("user_id", "=", userId)
    .where("judgement_id", "=", judgement.id)
    .execute();
}

/** Takes back a judgement that never came, with its unit: it can be asked for again. */
export async function dropJudgement(
  db: Database,
  { userId, judgementId }: BegunJudgement,
  now: Date,
): Promise<void> {
  await transact(db, async (tx) => {
    await tx
      .deleteFrom("debate_judgements")
      .where("user_id", "=", userId)
      .where("judgement_id", "=", judgementId)
      .where("judgement", "is", null)
      .execute();
    await returnUnit(tx, userId, judgementId, now);
  });
}
