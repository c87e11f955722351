import type { NotebookContent } from "@alambic/domain/code-notebooks";
import type { DebateContent } from "@alambic/domain/debates";

import { Problem } from "../../../http/problems/Problem.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { json } from "../../../platform/db/tables/columns.ts";
import type { WorkDiscipline } from "../../../platform/db/tables/disciplines.ts";
import { requestHash } from "../../progress/index.ts";
import { loadDisciplines } from "../loadDisciplines.ts";

/** Something that a member made, as it is to be kept. */
export interface WrittenWork {
  readonly userId: string;
  readonly workId: string;
  readonly discipline: WorkDiscipline;
  /** The version that was changed; 0 where it is begun. */
  readonly baseVersion: number;
  readonly title: string;
  readonly excerpt: string;
  readonly content: DebateContent | NotebookContent;
  /** Undefined to leave it as it is. */
  readonly capsuleId: string | null | undefined;
  /** How many of them the plan keeps. */
  readonly most: number;
}

/**
 * Begins a work, or saves it where it is still the version that was changed; as it stands already, nothing
 * changes. In a transaction that holds the member. Throws `not_found`, `changed_elsewhere`,
 * `limit_reached`, and `discipline_locked` for the first one of who follows no capsule that unlocks it.
 */
export async function saveWork(tx: Tx, work: WrittenWork, now: Date): Promise<void> {
  const { userId, workId, discipline, baseVersion, title, excerpt, capsuleId } = work;
  const before = await tx
    .selectFrom("works")
    .select(["discipline", "version", "content", "capsule_id"])
    .where("user_id", "=", userId)
    .where("work_id", "=", workId)
    .executeTakeFirst();
  const columns = { title, excerpt, content: json(work.content), updated_at: now };
  if (before === undefined) {
    if (baseVersion > 0) throw new Problem("not_found");
    await assertRoom(tx, work);
    await tx
      .insertInto("works")
      .values({
        user_id: userId,
        work_id: workId,
        discipline,
        ...columns,
        version: 1,
        capsule_id: capsuleId ?? null,
        created_at: now,
      })
      .execute();
    return;
  }
  if (before.discipline !== discipline) throw new Problem("changed_elsewhere");
  const stays = capsuleId === undefined || capsuleId === before.capsule_id;
  if (stays && requestHash(before.content).equals(requestHash(work.content))) return;
  if (before.version !== baseVersion) throw new Problem("changed_elsewhere");
  await tx
    .updateTable("works")
    .set({
      ...columns,
      version: before.version + 1,
      ...(capsuleId !== undefined && { capsule_id: capsuleId }),
    })
    .where("user_id", "=", userId)
    .where("work_id", "=", workId)
    .execute();
}

async function assertRoom(tx: Tx, { userId, discipline, most }: WrittenWork): Promise<void> {
  const { total } = await tx
    .selectFrom("works")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .where("discipline", "=", discipline)
    .executeTakeFirstOrThrow();
  if (total >= most) throw new Problem("limit_reached");
  if (total > 0) return;
  const disciplines = await loadDisciplines(tx, userId);
  const isUnlocked = disciplines.some(({ name, unlocked }) => name === discipline && unlocked);
  if (!isUnlocked) throw new Problem("discipline_locked");
}
