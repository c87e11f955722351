import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { canManage } from "../QualityItem.ts";

/** Closes a report; the item stays as it is. */
export const closeReport = memberOperation<"closeReport">(
  async ({ services: { db }, member, path, now }) => {
    const report = await db
      .selectFrom("item_reports")
      .innerJoin("capsules", "capsules.id", "item_reports.capsule_id")
      .select(["item_reports.id", "capsules.owner_id"])
      .where("item_reports.id", "=", path.report_id)
      .executeTakeFirst();
    if (!report || !canManage(member, report)) throw new Problem("not_found");
    await db
      .updateTable("item_reports")
      .set({ closed_at: now })
      .where("id", "=", report.id)
      .where("closed_at", "is", null)
      .execute();
    return { status: 204 };
  },
);
