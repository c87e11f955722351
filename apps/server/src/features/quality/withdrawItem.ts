import type { Services } from "../../http/Services.ts";
import type { Member } from "../../http/Session.ts";
import type { Tx } from "../../platform/db/Store.ts";
import { changeLesson } from "./changeLesson.ts";
import type { QualityItem } from "./QualityItem.ts";

/**
 * Takes an item out of its lesson; its reports are closed, and nothing is made in its place any more.
 * Done again, it changes nothing.
 */
export function withdrawItem(
  services: Pick<Services, "db" | "jobs">,
  member: Member,
  item: QualityItem,
  now: Date,
): Promise<void> {
  return changeLesson(services, member, item, (tx) => retireItem(tx, item, now));
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
  await tx.deleteFrom("item_replacements").where("atom_id", "=", id).execute();
}
