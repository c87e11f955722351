import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Card } from "../../primitives/card/Card.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Check, Eye, Flag, Minus } from "../../primitives/icon/icons.ts";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import * as styles from "./QuestWeek.css.ts";

export const questDayStates = ["answered", "corrected", "open", "none"] as const;

export interface QuestWeekDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly state: (typeof questDayStates)[number];
}

export interface QuestWeekProps {
  /** The days of the week, in order. */
  readonly days: readonly QuestWeekDay[];
  /** `YYYY-MM-DD` in the member's time zone. */
  readonly today: string;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** The week of a learner, a quest a day. */
export function QuestWeek({ days, today, headingLevel = 2 }: QuestWeekProps) {
  const { t } = useI18n();
  const titleId = useId();
  const done = days.filter(({ state }) => state === "answered").length;
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.week}>
        <Heading level={headingLevel} size="title" id={titleId}>
          {t("quest.week.title")}
        </Heading>
        <ol className={styles.days}>
          {days.map((day) => (
            <WeekDay key={day.day} {...day} today={today} />
          ))}
        </ol>
        <p className={styles.quiet}>{t("quest.week.count", { done })}</p>
      </div>
    </Card>
  );
}

const icons = { answered: Check, corrected: Eye, open: Minus } as const;

function WeekDay({ day, state, today }: QuestWeekDay & { readonly today: string }) {
  const { t, date } = useI18n();
  const noon = new Date(`${day}T12:00:00Z`);
  const isToday = day === today;
  const icon = state === "none" ? null : state === "open" && isToday ? Flag : icons[state];
  const words =
    state === "none" && day > today ? "quest.week.toCome" : (`quest.week.${state}` as const);
  return (
    <li className={styles.day} aria-current={isToday ? "date" : undefined}>
      <span aria-hidden="true" className={styles.weekday}>
        {date(noon, { weekday: "narrow", timeZone: "UTC" })}
      </span>
      <span className={styles.mark({ state, today: isToday })}>
        {icon === null ? null : <Icon icon={icon} size="small" />}
      </span>
      <VisuallyHidden>
        {date(noon, { weekday: "long", timeZone: "UTC" })}
        {isToday ? `, ${t("quest.week.today")}` : null}
        {`, ${t(words)}`}
      </VisuallyHidden>
    </li>
  );
}
