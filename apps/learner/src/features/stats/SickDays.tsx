import { useDeclareSickDay, useWithdrawSickDay } from "@alambic/api-client/progress";
import type { ProgressActivity } from "@alambic/contract";
import { addDays } from "@alambic/domain/streaks";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Details } from "@alambic/ui/Details";
import { Inline } from "@alambic/ui/Inline";
import { Select } from "@alambic/ui/Select";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { VisuallyHidden } from "@alambic/ui/VisuallyHidden";
import { useState } from "react";
import { notify } from "../../shared/notices/notices.ts";

export interface SickDaysProps {
  readonly activity: ProgressActivity;
}

/** Says what keeps a streak without study, and declares that a missed day was a sick one. */
export default function SickDays({ activity }: SickDaysProps) {
  const { t, date } = useI18n();
  const declare = useDeclareSickDay();
  const withdraw = useWithdrawSickDay();
  const [chosen, setChosen] = useState("");
  const { streak, sick_days: sick } = activity;
  const missed = missedDays(activity);
  const day = missed.includes(chosen) ? chosen : (missed[0] ?? "");
  const long = (value: string) =>
    date(new Date(`${value}T12:00:00Z`), {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone: "UTC",
    });
  const failed = () => notify({ tone: "wrong", text: t("stats.sick.failed") });
  const declareDay = async () => {
    const declared = await declare.run({ day });
    if (declared.ok)
      notify({ tone: "right", about: day, text: t("stats.sick.declared", { day: long(day) }) });
    else failed();
  };
  const withdrawDay = async (taken: string) => {
    if (!(await withdraw.run({ day: taken })).ok) failed();
  };
  return (
    <Stack gap="small">
      <Text size="small" tone="second">
        {streak.pause_from === null
          ? t("stats.pause.free")
          : t("stats.pause.used", { day: long(streak.pause_from) })}
      </Text>
      <Details summary={t("stats.sick.title")}>
        <Stack gap="medium">
          <Text size="small" tone="second">
            {t("stats.sick.rules", { left: sick.left })}
          </Text>
          {missed.length === 0 ? (
            <Text>{t("stats.sick.noneMissed")}</Text>
          ) : (
            <Stack gap="small">
              <Select
                name="sick-day"
                label={t("stats.sick.day")}
                options={missed.map((value) => ({ value, label: long(value) }))}
                value={day}
                onChange={setChosen}
                disabled={sick.left === 0}
              />
              <Button
                variant="secondary"
                pending={declare.status === "running"}
                disabled={sick.left === 0}
                onPress={() => void declareDay()}
              >
                {t("stats.sick.declare")}
              </Button>
            </Stack>
          )}
          {sick.days.map((taken) => (
            <Inline key={taken} justify="between" gap="small">
              <Text as="span">{long(taken)}</Text>
              <Button
                variant="quiet"
                size="small"
                pending={withdraw.status === "running"}
                onPress={() => void withdrawDay(taken)}
              >
                {t("stats.sick.withdraw")} <VisuallyHidden>{long(taken)}</VisuallyHidden>
              </Button>
            </Inline>
          ))}
        </Stack>
      </Details>
    </Stack>
  );
}

/** Days without study that can still be declared, the latest first. */
function missedDays({ days, today, first_day: first, sick_days: sick }: ProgressActivity) {
  const studied = new Set(days.map(({ day }) => day));
  const missed: string[] = [];
  const earliest = first !== null && first > sick.earliest ? first : sick.earliest;
  for (let day = addDays(today, -1); day >= earliest; day = addDays(day, -1)) {
    if (!studied.has(day) && !sick.days.includes(day)) missed.push(day);
  }
  return missed;
}
