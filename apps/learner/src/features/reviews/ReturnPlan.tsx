import { useChangeReviewSettings } from "@alambic/api-client/reviews";
import type { ReviewStats } from "@alambic/contract";
import { daysToCatchUp } from "@alambic/domain/reviews";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Select } from "@alambic/ui/Select";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useState } from "react";
import { loadADay, needsReturnPlan } from "./returnPlanOf.ts";

export interface ReturnPlanProps {
  readonly stats: ReviewStats;
}

const offers = ["10", "15", "20", "30"] as const;

/** What is left for other days, or after a break a way to leave it; nothing where all is for today. */
export default function ReturnPlan({ stats }: ReturnPlanProps) {
  if (needsReturnPlan(stats)) return <Offer stats={stats} />;
  return stats.later === 0 ? null : <Later stats={stats} />;
}

/** After how many days of so many minutes all is caught up; null where that never comes. */
function daysOf(stats: ReviewStats, minutesADay: number): number | null {
  const { due, overdue, new: fresh, later, seconds_a_card: secondsACard } = stats;
  const waiting = due + overdue + fresh + later;
  return daysToCatchUp({ waiting, aDay: loadADay(stats), secondsACard, minutesADay });
}

function Later({ stats }: ReturnPlanProps) {
  const { t } = useI18n();
  const { later, minutes_a_day: minutes } = stats;
  const days = minutes === null ? null : daysOf(stats, minutes);
  return <Text tone="second">{t("review.return.later", { later, days: days ?? 0 })}</Text>;
}

/** After a break: what waits, spread over the next days by the minutes that one gives to it. */
function Offer({ stats }: ReturnPlanProps) {
  const { t } = useI18n();
  const change = useChangeReviewSettings();
  const [chosen, setChosen] = useState<(typeof offers)[number]>("15");
  return (
    <Card tone="accent">
      <Stack gap="medium">
        <Stack gap="small">
          <Heading level={2} size="heading">
            {t("review.return.title")}
          </Heading>
          <Text>{t("review.return.text")}</Text>
        </Stack>
        {change.status === "failed" ? (
          <Banner tone="wrong" announcement="assertive">
            {t("review.settings.notSaved")}
          </Banner>
        ) : null}
        <Select
          required
          name="minutes_a_day"
          label={t("review.return.legend")}
          value={chosen}
          onChange={setChosen}
          options={offers.map((offer) => {
            const days = daysOf(stats, Number(offer));
            return {
              value: offer,
              label: t("review.return.offer", {
                minutes: Number(offer),
                pace: days === null ? t("review.return.never") : t("review.return.days", { days }),
              }),
            };
          })}
        />
        <Button
          width="full"
          pending={change.status === "running"}
          onPress={() => void change.run({ minutes_a_day: Number(chosen) })}
        >
          {t("review.return.choose")}
        </Button>
      </Stack>
    </Card>
  );
}
