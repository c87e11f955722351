import type { Query } from "@alambic/api-client/core";
import type { ReviewStats } from "@alambic/contract";
import type { Formatter } from "@alambic/i18n";
import type { ReviewQueue } from "@alambic/ui/ReviewSummary";

export interface SummaryActions {
  readonly onStart: () => void;
  readonly onRetry: () => void;
}

/** What the summary of the reviews shows. */
export function summaryOf(
  stats: Query<ReviewStats>,
  { relativeTime }: Pick<Formatter, "relativeTime">,
  { onStart, onRetry }: SummaryActions,
): ReviewQueue {
  if (stats.status === "failed") return { kind: "failed", onRetry };
  if (stats.status !== "ready") return { kind: "loading" };
  const { due, overdue, new: fresh, forecast, seconds_a_card: secondsACard } = stats.data;
  const count = due + overdue + fresh;
  if (count === 0) {
    const ahead = forecast.findIndex(({ cards }) => cards > 0);
    return { kind: "none", next: ahead < 1 ? undefined : relativeTime(ahead, "day") };
  }
  return {
    kind: "waiting",
    due,
    overdue,
    new: fresh,
    minutes: Math.max(1, Math.round((count * secondsACard) / 60)),
    forecast: forecast.map(({ day, cards }) => ({ date: new Date(`${day}T12:00`), count: cards })),
    onStart,
  };
}
