import { shownChance } from "@alambic/domain/coach";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Banner } from "../../primitives/banner/Banner.tsx";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { Card } from "../../primitives/card/Card.tsx";
import { Details } from "../../primitives/details/Details.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { levelBelow } from "../../primitives/heading/levelBelow.ts";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import type { CoachDay, CoachPlan } from "./coach.ts";

export interface CoachOutlookProps {
  /** The capsule and its day, with the chance, today and the days up to it. */
  readonly plan: CoachPlan;
  /** The level of its heading; that of today is one below. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/** As many of the next days as are listed. */
const listed = 14;

/** How likely it is that a capsule is known by a day, and what each day takes. */
export function CoachOutlook({ plan, headingLevel = 2 }: CoachOutlookProps) {
  const { t, number, date } = useI18n();
  const { capsule, lang, deadline, minutesADay, status, chance, message, minutesNeeded } = plan;
  const dayText = (day: Date) => date(day, { dateStyle: "full" });
  const { bound, percent } = shownChance(chance);
  const figure = t("coach.chanceFigure", {
    bound,
    percent: number(percent / 100, { style: "percent", maximumFractionDigits: 0 }),
  });
  const isSpare = status === "on_track" && minutesNeeded !== null && minutesNeeded < minutesADay;
  const rest = plan.days.length - listed;
  return (
    <Stack gap="medium">
      <Stack gap="xsmall">
        <Heading level={headingLevel} size="large" lang={lang}>
          {capsule}
        </Heading>
        <Text tone="second">
          {t("coach.planBy", { day: dayText(deadline), minutes: minutesADay })}
        </Text>
      </Stack>
      {message === null ? null : (
        <Banner tone="warning" announcement="polite" title={message}>
          {minutesNeeded === null
            ? t("coach.planNever")
            : t("coach.planNeeds", { minutes: minutesNeeded })}
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
            valueText={figure}
          />
          <Text size="small" tone="second">
            {t("coach.chanceText", { figure })}
          </Text>
          {isSpare ? <Text>{t("coach.planSpare", { minutes: minutesNeeded })}</Text> : null}
          <Today
            today={plan.today}
            nextHref={plan.nextHref}
            headingLevel={levelBelow[headingLevel]}
          />
          {plan.days.length === 0 ? null : (
            <Details summary={t("coach.planDays")}>
              <Stack as="ol" gap="small">
                {plan.days.slice(0, listed).map((one) => (
                  <li key={one.day.getTime()}>
                    <Text weight="strong">{dayText(one.day)}</Text>
                    <Text>{t("coach.planDayText", figuresOf(one))}</Text>
                  </li>
                ))}
              </Stack>
              {rest > 0 ? (
                <Text tone="second">
                  {t("coach.planRest", { days: rest, day: dayText(deadline) })}
                </Text>
              ) : null}
            </Details>
          )}
        </>
      )}
    </Stack>
  );
}

interface TodayProps extends Pick<CoachPlan, "today" | "nextHref"> {
  readonly headingLevel: 3 | 4 | 5;
}

function Today({ today, nextHref, headingLevel }: TodayProps) {
  const { t } = useI18n();
  const titleId = useId();
  return (
    <Card as="section" tone="warm" padding="even" labelledBy={titleId}>
      <Stack gap="small">
        <Heading level={headingLevel} size="large" tone="warm" id={titleId}>
          {t("coach.planToday")}
        </Heading>
        <Text>{t("coach.planDayText", figuresOf(today))}</Text>
        {nextHref === null ? null : (
          <Inline>
            <ButtonLink href={nextHref} size="small">
              {t("coach.go", { kind: "plan" })}
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

function figuresOf({ lessons, items, reviews, minutes }: CoachDay) {
  return { lessons, items, reviews, minutes };
}
