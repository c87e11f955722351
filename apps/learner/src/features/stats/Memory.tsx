import type { ProgressActivity } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { ProgressChart } from "@alambic/ui/ProgressChart";
import { RetentionChart } from "@alambic/ui/RetentionChart";
import { Stack } from "@alambic/ui/Stack";
import { StatRow } from "@alambic/ui/StatRow";
import { Text } from "@alambic/ui/Text";
import { Suspense, useId } from "react";
import { paths } from "../../shared/routing/paths.ts";
import { useRest } from "../../shared/screen/later.ts";
import { lazyIfThere } from "../../shared/screen/lazyIfThere.ts";

const MemoryCounted = lazyIfThere(() => import("./MemoryCounted.tsx"));

export interface MemoryProps {
  readonly activity: ProgressActivity;
}

const dayOf = (day: string) => new Date(`${day}T12:00`);
const shareOf = ({ remembered, reviewed }: { remembered: number; reviewed: number }) =>
  reviewed === 0 ? 0 : remembered / reviewed;

/** How well what was learned is remembered, and how many cards come. */
export function Memory({ activity }: MemoryProps) {
  const { t, number } = useI18n();
  const titleId = useId();
  const isAtRest = useRest();
  const { days, memory, retention_7: seven, retention_30: thirty, forecast } = activity;
  const cards = memory.fragile + memory.growing + memory.strong;
  return (
    <>
      <Card as="section" labelledBy={titleId}>
        <Stack gap="large">
          <Stack gap="xsmall">
            <Inline justify="between" gap="small" wrap={false}>
              <Heading level={2} size="title" id={titleId}>
                {t("stats.memory.title")}
              </Heading>
              {isAtRest ? (
                <Suspense fallback={null}>
                  <MemoryCounted />
                </Suspense>
              ) : null}
            </Inline>
            <Text tone="second">{t("stats.memory.text", { cards })}</Text>
          </Stack>
          <StatRow
            stats={[
              { value: number(memory.strong), label: t("stats.memory.strong"), accent: true },
              { value: number(memory.growing), label: t("stats.memory.growing") },
              { value: number(memory.fragile), label: t("stats.memory.fragile") },
            ]}
          />
          <ButtonLink href={paths.reviews} variant="secondary">
            {t("stats.memory.review")}
          </ButtonLink>
        </Stack>
      </Card>
      <RetentionChart
        content={{
          kind: "ready",
          overSevenDays: shareOf(seven),
          overThirtyDays: shareOf(thirty),
          points: days
            .filter(({ reviewed }) => reviewed > 0)
            .map((day) => ({ date: dayOf(day.day), value: shareOf(day) })),
        }}
      />
      <ProgressChart
        measure="cards"
        content={{
          kind: "ready",
          points: forecast.map(({ day, cards: value }) => ({ date: dayOf(day), value })),
        }}
      />
    </>
  );
}
