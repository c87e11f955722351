import type { CapsuleDetail } from "@alambic/contract";
import { sumXpTotals } from "@alambic/domain/progress";
import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { StatRow } from "@alambic/ui/StatRow";
import { useId } from "react";

export interface PlanStatsProps {
  readonly detail: CapsuleDetail;
}

/** Chapters, lessons, progress and XP of a capsule. */
export function PlanStats({ detail }: PlanStatsProps) {
  const { t, number } = useI18n();
  const titleId = useId();
  const { capsule, granules } = detail;
  const xp = sumXpTotals(granules);
  const chapters = granules.length;
  const lessons = Math.max(capsule.lesson_count, granules.flatMap((one) => one.molecules).length);
  const outOf = (value: number, total: number) => t("plan.ofTotal", { value, total });
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack gap="medium">
        <Heading level={2} size="title" id={titleId}>
          {t("plan.stats")}
        </Heading>
        <StatRow
          stats={[
            { value: number(chapters), label: t("plan.statChapters", { count: chapters }) },
            { value: number(lessons), label: t("plan.statLessons", { count: lessons }) },
            {
              value: number(capsule.progress_percentage / 100, { style: "percent" }),
              label: t("plan.statProgress"),
              accent: true,
            },
            { value: outOf(xp.xp_earned, xp.xp_total), label: t("plan.statXp") },
            ...(xp.bonus_xp_total === 0
              ? []
              : [
                  {
                    value: outOf(xp.bonus_xp_earned, xp.bonus_xp_total),
                    label: t("plan.statBonusXp"),
                  },
                ]),
          ]}
        />
      </Stack>
    </Card>
  );
}
