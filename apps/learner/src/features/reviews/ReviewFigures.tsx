import type { Retention, ReviewStats } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { StatRow } from "@alambic/ui/StatRow";

export interface ReviewFiguresProps {
  readonly stats: ReviewStats;
}

/** How much was remembered, and how much there is to remember. Shares of nothing are left out. */
export function ReviewFigures({ stats }: ReviewFiguresProps) {
  const { t, number } = useI18n();
  const { retention_7: seven, retention_30: thirty, reviewed_today: today, cards } = stats;
  const share = ({ remembered, reviewed }: Retention, label: string) =>
    reviewed === 0 ? [] : [{ value: number(remembered / reviewed, { style: "percent" }), label }];
  return (
    <StatRow
      stats={[
        ...share(seven, t("review.screen.retention7")),
        ...share(thirty, t("review.screen.retention30")),
        { value: number(today), label: t("review.screen.reviewedToday", { count: today }) },
        { value: number(cards), label: t("review.screen.cards", { count: cards }), accent: true },
      ]}
    />
  );
}
