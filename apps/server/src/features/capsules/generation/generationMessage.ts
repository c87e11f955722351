import type { SocketMessage } from "@alambic/contract";

import type { Database } from "../../../platform/db/Store.ts";

/** What is told of a capsule in the making, as it stands now; null when there is none any more. */
export async function generationMessage(
  db: Database,
  capsuleId: string,
): Promise<SocketMessage | null> {
  const row = await db
    .selectFrom("generations")
    .innerJoin("capsules", "capsules.id", "generations.capsule_id")
    .select([
      "generations.status",
      "generations.failure_code",
      "capsules.title",
      "capsules.domain",
      "capsules.area",
    ])
    .where("generations.capsule_id", "=", capsuleId)
    .executeTakeFirst();
  if (!row) return null;
  const { title, domain, area } = row;
  switch (row.status) {
    case "completed":
      return { type: "generation.ready", capsule_id: capsuleId, title, domain, area };
    case "failed":
      return {
        type: "generation.failed",
        capsule_id: capsuleId,
        title,
        code: row.failure_code ?? "generation_failed",
      };
    case "pending":
      return {
        type: "generation.progress",
        capsule_id: capsuleId,
        ...(await countLessons(db, capsuleId)),
      };
  }
}

async function countLessons(db: Database, capsuleId: string) {
  return db
    .selectFrom("molecules")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("generation_status", "=", "completed").as("lessons_ready"),
      fn.countAll<number>().as("lesson_count"),
    ])
    .where("capsule_id", "=", capsuleId)
    .executeTakeFirstOrThrow();
}

/** Where the capsule stands that is being made for a member; null while there is none. */
export async function runningGeneration(
  db: Database,
  userId: string,
): Promise<SocketMessage | null> {
  const running = await db
    .selectFrom("generations")
    .select("capsule_id")
    .where("user_id", "=", userId)
    .where("status", "=", "pending")
    .executeTakeFirst();
  return running ? generationMessage(db, running.capsule_id) : null;
}
