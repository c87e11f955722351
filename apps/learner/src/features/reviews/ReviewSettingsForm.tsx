import { useChangeReviewSettings } from "@alambic/api-client/reviews";
import type { ReviewSettings, ReviewSettingsChange } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Select } from "@alambic/ui/Select";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useState } from "react";
import { notify } from "../../shared/notices/notices.ts";
import { ExamDays } from "./ExamDays.tsx";
import { MemoryDisclosure } from "./MemoryDisclosure.tsx";
import { hasReviewKeys, setReviewKeys } from "./reviewKeys.ts";

export interface ReviewSettingsFormProps {
  readonly settings: ReviewSettings;
}

const amounts = [0, 5, 10, 20, 30, 50, 100, 200];
const minutes = [5, 10, 15, 20, 30, 45, 60, 90];
const all = "all";

/** The choices, in order, with the one that was made. */
function withChosen(choices: readonly number[], chosen: number | null): number[] {
  const known = chosen === null ? choices : [...new Set([...choices, chosen])];
  return known.toSorted((one, other) => one - other);
}

/** The settings of reviews: each takes effect at once. */
export function ReviewSettingsForm({ settings }: ReviewSettingsFormProps) {
  const { t, number } = useI18n();
  const change = useChangeReviewSettings();
  const [hasKeys, setHasKeys] = useState(hasReviewKeys);
  const { new_per_day, minutes_a_day, desired_retention, costs, exams } = settings;
  const save = async (changed: ReviewSettingsChange) => {
    const saved = await change.run(changed);
    if (saved.ok)
      notify({ tone: "right", about: "review-settings", text: t("review.settings.saved") });
  };
  const percent = (share: number) => number(share, { style: "percent" });
  return (
    <>
      {change.status === "failed" ? (
        <Banner tone="wrong" announcement="assertive">
          {t("review.settings.notSaved")}
        </Banner>
      ) : null}
      <Card>
        <Stack gap="large">
          <Select
            required
            name="desired_retention"
            label={t("review.settings.retention")}
            hint={t("review.settings.retentionHint")}
            value={String(desired_retention)}
            options={costs.map(({ desired_retention: share, minutes_a_day: cost }) => ({
              value: String(share),
              label: t("review.settings.retentionCost", {
                share: percent(share),
                minutes: Math.max(1, Math.round(cost)),
              }),
            }))}
            onChange={(share) => void save({ desired_retention: Number(share) })}
          />
          <Select
            required
            name="new_per_day"
            label={t("review.settings.newPerDay")}
            hint={t("review.settings.newPerDayHint")}
            value={String(new_per_day)}
            options={withChosen(amounts, new_per_day).map((count) => ({
              value: String(count),
              label: t("review.settings.newCards", { count }),
            }))}
            onChange={(count) => void save({ new_per_day: Number(count) })}
          />
          <Select
            required
            name="minutes_a_day"
            label={t("review.settings.minutes")}
            hint={t("review.settings.minutesHint")}
            value={minutes_a_day === null ? all : String(minutes_a_day)}
            options={[
              { value: all, label: t("review.settings.allMinutes") },
              ...withChosen(minutes, minutes_a_day).map((count) => ({
                value: String(count),
                label: t("review.settings.minutesCount", { count }),
              })),
            ]}
            onChange={(chosen) =>
              void save({ minutes_a_day: chosen === all ? null : Number(chosen) })
            }
          />
        </Stack>
      </Card>
      {exams.length === 0 ? null : (
        <ExamDays exams={exams} onChange={(exam) => void save({ exam })} />
      )}
      <MemoryDisclosure ownParameters={settings.own_parameters} />
      <Card>
        <Stack gap="medium">
          <Heading level={2} size="heading">
            {t("review.settings.keys")}
          </Heading>
          <Text>{t("review.player.keys")}</Text>
          <Button
            variant="secondary"
            onPress={() => {
              setReviewKeys(!hasKeys);
              setHasKeys(!hasKeys);
            }}
          >
            {t(hasKeys ? "review.settings.keysOff" : "review.settings.keysOn")}
          </Button>
          <Text tone="second" size="small">
            {t("review.settings.onDevice")}
          </Text>
        </Stack>
      </Card>
    </>
  );
}
