import type { ItemDraft } from "@alambic/author/model";
import { ProviderError } from "@alambic/author/provider";

import type { JobServices } from "../../../http/Feature.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { atomRows, totalXp } from "../generation/atomRows.ts";
import { failureOf } from "../generation/failureOf.ts";
import type { JobAttempt, JobOutcome } from "../../../platform/jobs/Jobs.ts";
import { notify } from "../../../platform/realtime/notify.ts";
import { addNotification, noticedLesson } from "../../notifications/index.ts";
import { endBonusRequest } from "./askForBonus.ts";
import { bonusMissed, exercisesAdded, theoryAdded } from "./bonusEvents.ts";
import type { BonusJobData } from "./bonusJob.ts";
import { loadBonusLesson, roundsColumn } from "./loadBonusLesson.ts";
import type { BonusLesson } from "./loadBonusLesson.ts";

const addedEvent = { exercises: exercisesAdded, theory: theoryAdded } as const;
const addedNotice = { exercises: "bonus_added", theory: "theory_added" } as const;

/**
 * Adds one round of bonus items to a lesson, once. A fault of a model that may pass rejects, and the
 * job comes back.
 */
export async function runBonus(
  { db, author, now }: Pick<JobServices, "db" | "author" | "now">,
  job: BonusJobData,
  attempt: Pick<JobAttempt, "isLast">,
): Promise<JobOutcome> {
  const lesson = await loadBonusLesson(db, job.molecule_id, job.kind);
  if (!lesson || lesson.rounds !== job.round) return "done";
  const { generation, outline, index, existing } = lesson;
  const bonus = { ...job, memberId: job.user_id };
  const items = await author
    .makeBonus(generation.request, outline, index, existing, bonus)
    .catch((error: unknown) => {
      if (error instanceof ProviderError && failureOf(error, attempt) !== null) return [];
      throw error;
    });
  await transact(db, (tx) => publish(tx, lesson, items, job, now()));
  return "done";
}

/** Says in the log that bonus items could not be made; they can be asked for again. */
export async function giveUpBonus(
  { db, log }: Pick<JobServices, "db" | "log">,
  job: BonusJobData,
): Promise<void> {
  log.error({ molecule_id: job.molecule_id }, "bonus items could not be made");
  await endBonusRequest(db, job);
}

async function publish(
  tx: Tx,
  lesson: BonusLesson,
  items: readonly ItemDraft[],
  job: BonusJobData,
  now: Date,
): Promise<void> {
  const { moleculeId, capsuleId, generation } = lesson;
  const rounds = roundsColumn[job.kind];
  const molecule = await tx
    .selectFrom("molecules")
    .select([`${rounds} as rounds`, "bonus_xp_total"])
    .where("id", "=", moleculeId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (molecule?.rounds !== job.round) return;
  await endBonusRequest(tx, job);
  const about = { user_id: job.user_id ?? generation.userId, molecule_id: moleculeId };
  await addNotification(
    tx,
    {
      userId: about.user_id,
      thing: `${moleculeId} ${job.kind} ${job.round}`,
      about: {
        kind: items.length === 0 ? "bonus_missed" : addedNotice[job.kind],
        lesson: await noticedLesson(tx, moleculeId),
      },
    },
    now,
  );
  if (items.length === 0) return notify(tx, bonusMissed, about);
  const first = (await lastPosition(tx, moleculeId)) + 1;
  const rows = atomRows(items, { capsuleId, moleculeId, first }).map((row) => ({
    ...row,
    is_bonus: true,
    is_shared_bonus: job.is_shared,
  }));
  await tx.insertInto("atoms").values(rows).execute();
  await tx
    .updateTable("molecules")
    .set({
      [rounds]: job.round + 1,
      bonus_xp_total: molecule.bonus_xp_total + totalXp(rows),
    })
    .where("id", "=", moleculeId)
    .execute();
  await notify(tx, addedEvent[job.kind], about);
}

async function lastPosition(tx: Tx, moleculeId: string): Promise<number> {
  const { last } = await tx
    .selectFrom("atoms")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("molecule_id", "=", moleculeId)
    .where("retired_at", "is", null)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
