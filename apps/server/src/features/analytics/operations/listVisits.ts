import { memberOperation } from "../../../http/operation.ts";

const dayMs = 24 * 3_600_000;
const days = 30;
const dayLength = "2026-11-20".length;

/** How often each screen was visited in the last 30 days, for administrators. */
export const listVisits = memberOperation<"listVisits">(async ({ services: { db }, now }) => {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, dayLength);
  const from = dayOf(now.getTime() - (days - 1) * dayMs);
  const screens = await db
    .selectFrom("visit_counts")
    .select(["screen", ({ fn, cast }) => cast<number>(fn.sum("visits"), "integer").as("visits")])
    .where("day", ">=", from)
    .groupBy("screen")
    .orderBy("visits", "desc")
    .orderBy("screen")
    .execute();
  const total = screens.reduce((sum, { visits }) => sum + visits, 0);
  return { status: 200, body: { from, to: dayOf(now.getTime()), total, screens } };
});
