import { planOf } from "@alambic/domain/plans";

import type { Services } from "../../../http/Services.ts";
import type { Member } from "../../../http/Session.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { lockLesson } from "../lessons/lockLesson.ts";
import { bonusJob } from "./bonusJob.ts";
import type { BonusJobData } from "./bonusJob.ts";
import { roundsColumn } from "./loadBonusLesson.ts";
import type { BonusLesson } from "./loadBonusLesson.ts";

type Kind = BonusJobData["kind"];

/** Whether bonus items of a kind are being made for a lesson, whoever asked for them. */
export async function isBonusAsked(db: Database, moleculeId: string, kind: Kind): Promise<boolean> {
  const asked = await db
    .selectFrom("bonus_requests")
    .select("molecule_id")
    .where("molecule_id", "=", moleculeId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return asked !== undefined;
}

/** Has a round of bonus items made, once, however often it is asked for meanwhile. */
export function askForBonus(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  member: Member,
  {
    moleculeId,
    rounds,
    kind,
  }: Pick<BonusLesson, "moleculeId" | "rounds"> & { readonly kind: Kind },
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    await lockLesson(tx, moleculeId);
    if ((await roundsOf(tx, moleculeId, kind)) !== rounds) return;
    const isNew = await tx
      .insertInto("bonus_requests")
      .values({ molecule_id: moleculeId, kind, user_id: member.id, since: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("molecule_id")
      .executeTakeFirst();
    if (!isNew) return;
    await jobs.send(tx, bonusJob, {
      molecule_id: moleculeId,
      round: rounds,
      is_shared: planOf(member) === "pro",
      user_id: member.id,
      kind,
    });
  });
}

/** Marks what was asked for as made, or given up: it can be asked for again. */
export async function endBonusRequest(
  db: Database,
  { molecule_id: moleculeId, kind }: Pick<BonusJobData, "molecule_id" | "kind">,
): Promise<void> {
  await db
    .deleteFrom("bonus_requests")
    .where("molecule_id", "=", moleculeId)
    .where("kind", "=", kind)
    .execute();
}

/** How often bonus items of a kind were added to a lesson; undefined where there is no such lesson. */
export async function roundsOf(
  db: Database,
  moleculeId: string,
  kind: Kind,
): Promise<number | undefined> {
  const lesson = await db
    .selectFrom("molecules")
    .select(`${roundsColumn[kind]} as rounds`)
    .where("id", "=", moleculeId)
    .executeTakeFirst();
  return lesson?.rounds;
}
