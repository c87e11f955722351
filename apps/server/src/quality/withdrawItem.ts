import type { Services } from "../app/Services.ts";
import type { Tx } from "../db/Store.ts";
import type { QualityItem } from "./QualityItem.ts";
import { lockLesson, recountLesson } from "./recountLesson.ts";

/** Takes an item out of its lesson and closes its reports. Done again, it changes nothing. */
export async function withdrawItem(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  item: QualityItem,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockLesson(tx, item.molecule_id);
    await retireItem(tx, item, now);
    await recountLesson(tx, item.molecule_id);
    await jobs.send(tx, "recount", { molecule_id: item.molecule_id });
  });
}

/** Marks an item as taken out by hand, within the transaction that holds its lesson. */
export async function retireItem(tx: Tx, { id }: QualityItem, now: Date): Promise<void> {
  await tx
    .updateTable("atoms")
    .set({ retired_at: now, is_withdrawn: true })
    .where("id", "=", id)
    .where("retired_at", "is", null)
    .execute();
  await tx
    .updateTable("item_reports")
    .set({ closed_at: now })
    .where("atom_id", "=", id)
    .where("closed_at", "is", null)
    .execute();
}
