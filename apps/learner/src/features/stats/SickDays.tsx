import type { ProgressActivity } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Details } from "@alambic/ui/Details";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { lazy, Suspense, useState } from "react";
import { longDay } from "./longDay.ts";

const SickDayForm = lazy(() => import("./SickDayForm.tsx"));

export interface SickDaysProps {
  readonly activity: ProgressActivity;
}

/** Says what keeps a streak without study, and declares that a missed day was a sick one. */
export function SickDays({ activity }: SickDaysProps) {
  const { t, date } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const { pause_from: pause } = activity.streak;
  return (
    <Stack gap="small">
      <Text size="small" tone="second">
        {pause === null
          ? t("stats.pause.free")
          : t("stats.pause.used", { day: longDay(pause, { date }) })}
      </Text>
      <Details summary={t("stats.sick.title")} open={isOpen} onToggle={setOpen}>
        {isOpen ? (
          <Suspense fallback={null}>
            <SickDayForm activity={activity} />
          </Suspense>
        ) : null}
      </Details>
    </Stack>
  );
}
