import type { StudyDay, StudyPlan } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { Details } from "@alambic/ui/Details";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { ProgressBar } from "@alambic/ui/ProgressBar";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useForeignLanguage } from "../../../shared/capsules/useForeignLanguage.ts";
import { paths } from "../../../shared/routing/paths.ts";

export interface OutlookProps {
  readonly plan: StudyPlan;
}

/** As many of the next days as are listed. */
const listed = 14;

/** How likely it is that the capsule is known by the day, and what each day takes. */
export function Outlook({ plan }: OutlookProps) {
  const { t, number, date } = useI18n();
  const foreign = useForeignLanguage();
  const { capsule, deadline_on, minutes_a_day, outlook } = plan;
  const { status, chance, message, minutes_needed, today, days } = outlook;
  const dayText = (day: string) => date(new Date(`${day}T12:00:00`), { dateStyle: "full" });
  const percent = number(chance, { style: "percent", maximumFractionDigits: 0 });
  const next = today.lessons[0];
  return (
    <Stack gap="medium">
      <Stack gap="xsmall">
        <Heading level={2} size="large" lang={foreign(capsule.language)}>
          {capsule.title}
        </Heading>
        <Text tone="second">
          {t("coach.planBy", { day: dayText(deadline_on), minutes: minutes_a_day })}
        </Text>
      </Stack>
      {message === null ? null : (
        <Banner tone="warning" announcement="polite" title={message}>
          {minutes_needed === null
            ? t("coach.planNever")
            : t("coach.planNeeds", { minutes: minutes_needed })}
        </Banner>
      )}
      {status === "mastered" || status === "ended" ? (
        <Text>{t("coach.planStatus", { status })}</Text>
      ) : (
        <>
          <ProgressBar
            label={t("coach.chance")}
            value={Math.round(chance * 100)}
            max={100}
            valueText={percent}
          />
          <Text size="small" tone="second">
            {t("coach.chanceText", { percent })}
          </Text>
          <Card as="section" tone="warm" padding="even" labelledBy="coach-plan-today">
            <Stack gap="small">
              <Heading level={3} size="large" tone="warm" id="coach-plan-today">
                {t("coach.planToday")}
              </Heading>
              <Text>{t("coach.planDayText", figuresOf(today))}</Text>
              {next === undefined ? null : (
                <Inline>
                  <ButtonLink href={paths.lesson(next.id)} size="small">
                    {t("coach.go", { kind: "plan" })}
                  </ButtonLink>
                </Inline>
              )}
            </Stack>
          </Card>
          {days.length === 0 ? null : (
            <Details summary={t("coach.planDays")}>
              <Stack as="ol" gap="small">
                {days.slice(0, listed).map((one) => (
                  <li key={one.day}>
                    <Text weight="strong">{dayText(one.day)}</Text>
                    <Text>{t("coach.planDayText", figuresOf(one))}</Text>
                  </li>
                ))}
              </Stack>
            </Details>
          )}
        </>
      )}
    </Stack>
  );
}

function figuresOf({ lessons, items, reviews, minutes }: StudyDay) {
  return { lessons: lessons.length, items, reviews, minutes };
}
