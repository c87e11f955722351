import type { Discipline, DisciplineName } from "@alambic/contract";
import { unlockedBy } from "@alambic/domain/disciplines";

import type { Database } from "../../platform/db/Store.ts";
import { loadEnrolled, presentCapsule } from "../coach/index.ts";

const names = ["alphabet", "debate", "code_notebook"] as const satisfies readonly DisciplineName[];
const tellingKinds = ["free_answer", "code"] as const;

/** Every discipline, with the capsules of a member that unlock it. */
export async function loadDisciplines(db: Database, userId: string): Promise<Discipline[]> {
  const enrolled = await loadEnrolled(db, userId);
  const kinds = await loadKinds(
    db,
    enrolled.map(({ capsule_id: id }) => id),
  );
  return names.map((name) => {
    const capsules = enrolled
      .filter(({ capsule_id: id, domain, main_skill: skill }) =>
        unlockedBy(name, { domain, skill, kinds: kinds.get(id) ?? new Set() }),
      )
      .map(presentCapsule);
    return { name, unlocked: capsules.length > 0, capsules };
  });
}

/** Of the kinds that tell something, those that each capsule has. */
async function loadKinds(
  db: Database,
  capsuleIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const kinds = new Map<string, Set<string>>();
  if (capsuleIds.length === 0) return kinds;
  const rows = await db
    .selectFrom("atoms")
    .select(["capsule_id", "content_type"])
    .distinct()
    .where("capsule_id", "in", capsuleIds)
    .where("content_type", "in", tellingKinds)
    .where("is_bonus", "=", false)
    .where("retired_at", "is", null)
    .execute();
  for (const { capsule_id: id, content_type: kind } of rows)
    kinds.set(id, (kinds.get(id) ?? new Set()).add(kind));
  return kinds;
}
