import { useChangeReviewSettings } from "@alambic/api-client/reviews";
import type { ReviewStats } from "@alambic/contract";
import { daysToCatchUp } from "@alambic/domain/reviews";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { RadioGroup } from "@alambic/ui/RadioGroup";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useState } from "react";
import { loadADay } from "./returnPlanOf.ts";

export interface ReturnPlanProps {
  readonly stats: ReviewStats;
}

const offers = ["10", "15", "20", "30"] as const;

/** After a break: what waits, spread over the next days by the minutes that one gives to it. */
export default function ReturnPlan({ stats }: ReturnPlanProps) {
  const { t } = useI18n();
  const change = useChangeReviewSettings();
  const [chosen, setChosen] = useState<(typeof offers)[number]>("15");
  const { due, overdue, new: fresh, seconds_a_card: secondsACard } = stats;
  const daysOf = (minutesADay: number) =>
    daysToCatchUp({
      waiting: due + overdue + fresh,
      aDay: loadADay(stats),
      secondsACard,
      minutesADay,
    });
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
        <RadioGroup
          legend={t("review.return.legend")}
          layout="cards"
          value={chosen}
          onChange={setChosen}
          options={offers.map((offer) => {
            const days = daysOf(Number(offer));
            return {
              value: offer,
              label: t("review.settings.minutesCount", { count: Number(offer) }),
              description:
                days === null ? t("review.return.never") : t("review.return.days", { days }),
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
