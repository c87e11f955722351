import { memberOperation } from "../../../http/operation.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { quotaOf } from "../../capsules/index.ts";
import { loadStats } from "../loadStats.ts";

/** What a member has done, in figures. */
export const getProgressStats = memberOperation<"getProgressStats">(
  async ({ services: { db, loadFigures }, member, request, now }) => {
    const { used: capsulesMade } = await quotaOf(db, member, now);
    const timeZone = timeZoneOf(request);
    return {
      status: 200,
      body: await loadStats(db, { member, timeZone, now, capsulesMade, loadFigures }),
    };
  },
);
