import { randomUUIDv7 } from "node:crypto";

import type { ReportRequest } from "@alambic/contract";

import type { Member } from "../../http/Session.ts";
import type { Tx } from "../../platform/db/Store.ts";
import { json } from "../../platform/db/tables/columns.ts";
import { notify } from "../../platform/realtime/notify.ts";
import { addNotification, noticedCapsule } from "../notifications/index.ts";
import { itemReported } from "./qualityEvents.ts";
import type { QualityItem } from "./QualityItem.ts";

/** Stores a report once, however often it is sent, and tells those who look after the item. */
export async function storeReport(
  tx: Tx,
  member: Member,
  item: QualityItem,
  { report_id: reportId, reason, comment = "", details = [] }: ReportRequest,
  now: Date,
): Promise<void> {
  const stored = await tx
    .insertInto("item_reports")
    .values({
      id: randomUUIDv7(),
      user_id: member.id,
      report_id: reportId,
      atom_id: item.id,
      capsule_id: item.capsule_id,
      reason,
      comment: comment.trim(),
      details: json(details),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "report_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (stored) await tellManagers(tx, member, item, now);
}

async function tellManagers(tx: Tx, reporter: Member, item: QualityItem, now: Date): Promise<void> {
  const managers = await tx
    .selectFrom("users")
    .select("id")
    .where(({ eb, or }) => or([eb("is_superuser", "=", true), eb("id", "=", item.owner_id)]))
    .where("id", "<>", reporter.id)
    .execute();
  const capsule = await noticedCapsule(tx, item.capsule_id);
  const about = { kind: "item_reported", capsule, atom_id: item.id } as const;
  for (const { id } of managers) {
    await addNotification(tx, { userId: id, thing: item.id, about }, now);
    await notify(tx, itemReported, { user_id: id, atom_id: item.id });
  }
}
