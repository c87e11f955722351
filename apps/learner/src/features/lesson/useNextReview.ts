import { useApi } from "@alambic/api-client/core";
import { useGetReviewQueue } from "@alambic/api-client/reviews";
import type { ReviewQueue } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";

const dayInMilliseconds = 86_400_000;

/** The number of a calendar day, as this device counts days. */
function dayOf(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / dayInMilliseconds;
}

/** In how many days the first card of a queue comes; null where there is none. */
export function daysToReview(
  queue: Pick<ReviewQueue, "due" | "overdue" | "new" | "next_due_at">,
  now: Date,
): number | null {
  if (queue.due + queue.overdue + queue.new > 0) return 0;
  return queue.next_due_at === null ? null : dayOf(new Date(queue.next_due_at)) - dayOf(now);
}

/** When something of a capsule is next asked again, in a word; null of no capsule, and while nobody knows. */
export function useNextReview(capsuleId: string | null): string | null {
  const { relativeTime } = useI18n();
  const { clock } = useApi();
  const queue = useGetReviewQueue(capsuleId === null ? null : { limit: 1, capsule_id: capsuleId });
  if (queue.status !== "ready" || queue.isRefreshing) return null;
  const days = daysToReview(queue.data, new Date(clock.now()));
  return days === null ? null : relativeTime(days, "day");
}
