import { memberOperation } from "../../../http/operation.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { loadLastUsed, loadNotJoined, quotaOf } from "../../capsules/index.ts";
import { loadStats } from "../loadStats.ts";

/** Most capsules of the member, and most that are suggested. */
const mostOwn = 24;
const mostSuggested = 3;

/** Everything that a member's dashboard shows. */
export const getDashboard = memberOperation<"getDashboard">(
  async ({ services: { db, loadFigures }, member, request, query: { language }, now }) => {
    const { used: capsulesMade, period_end: renewedAt } = await quotaOf(db, member, now);
    const timeZone = timeZoneOf(request);
    return {
      status: 200,
      body: {
        stats: await loadStats(db, { member, timeZone, now, capsulesMade, loadFigures }),
        capsules_renewed_at: renewedAt,
        capsules: await loadLastUsed(db, member, mostOwn),
        suggestions: await loadNotJoined(db, member, { language, limit: mostSuggested }),
      },
    };
  },
);
