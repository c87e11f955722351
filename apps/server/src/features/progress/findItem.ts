import type { Locale } from "@alambic/contract";
import { parseExercise } from "@alambic/domain/exercises";
import type { Exercise } from "@alambic/domain/exercises";
import { sql } from "kysely";

import type { Member } from "../../http/Session.ts";
import { asksForSomething, isReadable, seesUnsharedBonus } from "../capsules/index.ts";
import type { Database } from "../../platform/db/Store.ts";
import type { AggregateStatus } from "../../platform/db/tables/progress.ts";
import { Problem } from "../../http/problems/Problem.ts";

/** An item that a member may answer. */
export interface AnswerableItem {
  readonly atomId: string;
  readonly moleculeId: string;
  readonly capsuleId: string;
  readonly exercise: Exercise;
  readonly rewardXp: number;
  readonly isBonus: boolean;
  /** The language of instruction. */
  readonly language: Locale;
}

/**
 * Finds the item of an answer. Throws `not_found` for one that the member cannot see,
 * `not_enrolled`, `lesson_locked`, or `plan_required` for a bonus item.
 */
export async function findItem(
  db: Database,
  member: Member,
  atomId: string,
): Promise<AnswerableItem> {
  const row = await selectItem(db, member.id, atomId);
  if (!row) throw new Problem("not_found");
  if (!row.is_enrolled) throw new Problem("not_enrolled");
  if (row.is_bonus && !row.is_shared_bonus && !seesUnsharedBonus(row, member)) {
    const isOthers = row.owner_id !== null && row.owner_id !== member.id;
    throw new Problem(isOthers ? "not_found" : "plan_required");
  }
  if (!staysOpen(row) && (await isLocked(db, member.id, row))) throw new Problem("lesson_locked");
  const exercise = parseExercise(row);
  if (!exercise.ok) throw new Error(`The stored content of item ${row.id} is not an exercise.`);
  return {
    atomId: row.id,
    moleculeId: row.molecule_id,
    capsuleId: row.capsule_id,
    exercise: exercise.value,
    rewardXp: row.reward_xp,
    isBonus: row.is_bonus,
    language: row.language,
  };
}

/** Items that were withdrawn, or whose lesson was, are still answerable: an answer may have waited on a device. */
function selectItem(db: Database, userId: string, atomId: string) {
  return db
    .selectFrom("atoms")
    .innerJoin("molecules", "molecules.id", "atoms.molecule_id")
    .innerJoin("capsules", "capsules.id", "atoms.capsule_id")
    .leftJoin("enrolments", (join) =>
      join
        .onRef("enrolments.capsule_id", "=", "atoms.capsule_id")
        .on("enrolments.user_id", "=", userId)
        .on("enrolments.left_at", "is", null),
    )
    .leftJoin("molecule_progress as lesson_progress", (join) =>
      join
        .onRef("lesson_progress.molecule_id", "=", "molecules.id")
        .on("lesson_progress.user_id", "=", userId),
    )
    .select([
      "atoms.id",
      "atoms.molecule_id",
      "atoms.capsule_id",
      "atoms.content_type",
      "atoms.content",
      "atoms.reward_xp",
      "atoms.is_bonus",
      "atoms.is_shared_bonus",
      "molecules.lesson_number",
      "molecules.retired_at as lesson_retired_at",
      "lesson_progress.status as lesson_status",
      "capsules.language",
      "capsules.owner_id",
      sql<boolean>`enrolments.user_id is not null`.as("is_enrolled"),
    ])
    .where("atoms.id", "=", atomId)
    .where(isReadable(userId))
    .executeTakeFirst();
}

/** A lesson that was begun, whatever was put before it since, or that is no longer part of the capsule. */
function staysOpen({
  lesson_retired_at: retiredAt,
  lesson_status: status,
}: {
  readonly lesson_retired_at: Date | null;
  readonly lesson_status: AggregateStatus | null;
}): boolean {
  return retiredAt !== null || (status ?? "not_started") !== "not_started";
}

async function isLocked(
  db: Database,
  userId: string,
  lesson: { readonly capsule_id: string; readonly lesson_number: number },
): Promise<boolean> {
  const unfinished = await db
    .selectFrom("molecules")
    .leftJoin("molecule_progress as progress", (join) =>
      join.onRef("progress.molecule_id", "=", "molecules.id").on("progress.user_id", "=", userId),
    )
    .select("molecules.id")
    .where("molecules.capsule_id", "=", lesson.capsule_id)
    .where("molecules.lesson_number", "<", lesson.lesson_number)
    .where("progress.status", "is distinct from", "completed")
    .where(asksForSomething)
    .limit(1)
    .executeTakeFirst();
  return unfinished !== undefined;
}
