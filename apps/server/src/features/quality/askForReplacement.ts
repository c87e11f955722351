import type { Services } from "../../http/Services.ts";
import type { Member } from "../../http/Session.ts";
import type { Tx } from "../../platform/db/Store.ts";
import { transact } from "../../platform/db/transact.ts";
import { Problem } from "../../http/problems/Problem.ts";
import { lockLesson } from "../capsules/index.ts";
import type { QualityItem } from "./QualityItem.ts";
import { replacementJob } from "./qualityJobs.ts";

/**
 * Has another item made in the place of one, once, however often it is asked for meanwhile. Throws
 * `not_found` where the item left its lesson.
 */
export function askForReplacement(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { id: userId }: Pick<Member, "id">,
  { id: atomId, molecule_id: moleculeId }: Pick<QualityItem, "id" | "molecule_id">,
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    await lockLesson(tx, moleculeId);
    if (!(await isLive(tx, atomId))) throw new Problem("not_found");
    const asked = { user_id: userId, since: now, failure: null };
    const isNew = await tx
      .insertInto("item_replacements")
      .values({ atom_id: atomId, ...asked })
      .onConflict((conflict) =>
        conflict
          .column("atom_id")
          .doUpdateSet(asked)
          .where("item_replacements.failure", "is not", null),
      )
      .returning("atom_id")
      .executeTakeFirst();
    if (isNew) await jobs.send(tx, replacementJob, { atom_id: atomId });
  });
}

async function isLive(tx: Tx, atomId: string): Promise<boolean> {
  const live = await tx
    .selectFrom("atoms")
    .select("id")
    .where("id", "=", atomId)
    .where("retired_at", "is", null)
    .executeTakeFirst();
  return live !== undefined;
}
