import { memberOperation } from "../../../http/operation.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { loadQueue } from "../loadQueue.ts";
import { todayIn } from "../today.ts";
import { countWaiting } from "../waitingCards.ts";

/** The cards that wait today. */
export const getReviewQueue = memberOperation<"getReviewQueue">(
  ({ services, member, query, request, now }) =>
    readSnapshot(services.db, async (tx) => {
      const timeZone = timeZoneOf(request);
      const today = todayIn(timeZone, now);
      const { capsule_id: capsuleId, limit = 30 } = query;
      const waiting = await countWaiting(tx, member.id, today, capsuleId);
      const items = await loadQueue(tx, {
        userId: member.id,
        before: today.end,
        capsuleId,
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
