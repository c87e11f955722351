import type { Services } from "../app/Services.ts";
import type { Tx } from "../db/Store.ts";
import type { QualityItem } from "./QualityItem.ts";
import { lockLesson, recountLesson } from "./recountLesson.ts";

/**
 * Puts an item back into its lesson: at its place, or last where that was taken meanwhile. Done
 * again, it changes nothing.
 */
export async function restoreItem(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  item: QualityItem,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockLesson(tx, item.molecule_id);
    const position = await freePosition(tx, item);
    await tx
      .updateTable("atoms")
      .set({ retired_at: null, is_withdrawn: false, position })
      .where("id", "=", item.id)
      .where("is_withdrawn", "=", true)
      .execute();
    await recountLesson(tx, item.molecule_id);
    await jobs.send(tx, "recount", { molecule_id: item.molecule_id });
  });
}

async function freePosition(tx: Tx, item: QualityItem): Promise<number> {
  const live = await tx
    .selectFrom("atoms")
    .select(["id", "position"])
    .where("molecule_id", "=", item.molecule_id)
    .where("retired_at", "is", null)
    .execute();
  const others = live.filter(({ id }) => id !== item.id).map(({ position }) => position);
  return others.includes(item.position) ? Math.max(...others) + 1 : item.position;
}
