import { memberOperation } from "../../../http/operation.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { loadQueue } from "../loadQueue.ts";
import { loadToday } from "../loadToday.ts";
import { todayIn } from "../today.ts";
import { countWaiting } from "../waitingCards.ts";

/** The cards that wait today; of a capsule that is asked for by itself, all that wait. */
export const getReviewQueue = memberOperation<"getReviewQueue">(
  ({ services, member, query, request, now }) =>
    readSnapshot(services.db, async (tx) => {
      const timeZone = timeZoneOf(request);
      const today = todayIn(timeZone, now);
      const { capsule_id: capsuleId, limit = 30 } = query;
      const waiting =
        capsuleId === undefined
          ? await loadToday(tx, member.id, today)
          : await countAll(tx, member.id, today, capsuleId);
      const items = await loadQueue(tx, {
        userId: member.id,
        today,
        capsuleId,
        known: waiting.due + waiting.overdue,
        new: waiting.new,
        isShort: waiting.later > 0,
        limit,
        now,
        timeZone,
      });
      return {
        status: 200,
        body: {
          items,
          due: waiting.due,
          overdue: waiting.overdue,
          new: waiting.new,
          next_due_at: waiting.nextDueAt?.toISOString() ?? null,
        },
      };
    }),
);

async function countAll(
  tx: Database,
  userId: string,
  today: ReturnType<typeof todayIn>,
  capsuleId: string,
) {
  return { ...(await countWaiting(tx, userId, today, capsuleId)), later: 0 };
}
