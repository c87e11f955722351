import type { Services } from "../../http/Services.ts";
import type { Member } from "../../http/Session.ts";
import type { Tx } from "../../platform/db/Store.ts";
import { changeLesson } from "./changeLesson.ts";
import type { QualityItem } from "./QualityItem.ts";

/**
 * Puts an item back into its lesson: at its place, or last where that was taken meanwhile. Done
 * again, it changes nothing.
 */
export function restoreItem(
  services: Pick<Services, "db" | "jobs">,
  member: Member,
  item: QualityItem,
): Promise<void> {
  return changeLesson(services, member, item, async (tx) => {
    const position = await freePosition(tx, item);
    await tx
      .updateTable("atoms")
      .set({ retired_at: null, is_withdrawn: false, position })
      .where("id", "=", item.id)
      .where("is_withdrawn", "=", true)
      .execute();
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
