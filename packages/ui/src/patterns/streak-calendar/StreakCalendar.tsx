import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { ReactNode } from "react";
import { Card } from "../../primitives/card/Card.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { ChevronLeft, ChevronRight, Flame } from "../../primitives/icon/icons.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { ActivityMonth } from "./ActivityMonth.tsx";
import type { DayOff } from "./ActivityMonth.tsx";
import { monthAfter } from "./monthWeeks.ts";
import * as styles from "./StreakCalendar.css.ts";

export interface StreakCalendarProps {
  /** Days in a row with study, up to today or yesterday. */
  readonly streak: number;
  /** The longest row so far. */
  readonly best: number;
  /** The month that is shown, `YYYY-MM`. */
  readonly month: string;
  /** Told which month is to be shown, `YYYY-MM`. */
  readonly onMonth: (month: string) => void;
  /** The first month with anything in it; there is no going back beyond it. */
  readonly firstMonth: string;
  /** Minutes of study by day, `YYYY-MM-DD` in the member's time zone. */
  readonly minutes: Readonly<Record<string, number>>;
  /** `YYYY-MM-DD` in the member's time zone. */
  readonly today: string;
  /** Days without study that broke nothing, and why. */
  readonly daysOff?: Readonly<Record<string, DayOff>> | undefined;
  /** What stands below the month: how a missed day can be made good. */
  readonly footer?: ReactNode;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** Days in a row, and the month in which they are. */
export function StreakCalendar(props: StreakCalendarProps) {
  const { streak, best, month, onMonth, firstMonth, minutes, today, headingLevel = 2 } = props;
  const { daysOff = {}, footer } = props;
  const { t, date } = useI18n();
  const titleId = useId();
  const thisMonth = today.slice(0, 7);
  const shown = new Date(`${month}-01T12:00:00Z`);
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.calendar}>
        <div className={styles.head}>
          <span className={styles.flame({ burning: streak > 0 })}>
            <Icon icon={Flame} size="large" />
          </span>
          <div className={styles.headWords}>
            <Heading level={headingLevel} size="title" id={titleId}>
              {t("learning.streak.days", { days: streak })}
            </Heading>
            <p className={styles.quiet}>
              {t(nextStep(streak, (minutes[today] ?? 0) > 0))}
              {best > streak ? ` ${t("learning.streak.best", { days: best })}` : null}
            </p>
          </div>
        </div>
        <div className={styles.monthBar}>
          <IconButton
            icon={ChevronLeft}
            flips
            label={t("learning.calendar.previous")}
            disabled={month <= firstMonth}
            onPress={() => onMonth(monthAfter(month, -1))}
          />
          <p className={styles.monthName} aria-live="polite">
            {date(shown, { month: "long", year: "numeric", timeZone: "UTC" })}
          </p>
          <IconButton
            icon={ChevronRight}
            flips
            label={t("learning.calendar.next")}
            disabled={month >= thisMonth}
            onPress={() => onMonth(monthAfter(month, 1))}
          />
        </div>
        <ActivityMonth month={month} minutes={minutes} daysOff={daysOff} today={today} />
        <p className={styles.legend}>
          <span className={styles.legendWords}>{t("learning.calendar.legend")}</span>
          <span aria-hidden="true">{t("learning.calendar.less")}</span>
          {([1, 2, 3] as const).map((level) => (
            <span key={level} aria-hidden="true" className={styles.sample({ level })} />
          ))}
          <span aria-hidden="true">{t("learning.calendar.more")}</span>
        </p>
        {Object.keys(daysOff).some((day) => day.startsWith(month)) ? (
          <p className={styles.legend}>
            <span aria-hidden="true" className={styles.sample({ off: true })} />
            {t("learning.calendar.offLegend")}
          </p>
        ) : null}
        {footer}
      </div>
    </Card>
  );
}

function nextStep(streak: number, studiedToday: boolean) {
  if (studiedToday) return "learning.streak.todayDone";
  return streak > 0 ? "learning.streak.todayOpen" : "learning.streak.begin";
}

/** Holds the place of the calendar. */
export function StreakCalendarSkeleton() {
  return (
    <Card>
      <SkeletonRegion>
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="button" />
        <Skeleton shape="card" />
        <Skeleton shape="row" />
      </SkeletonRegion>
    </Card>
  );
}

/** Stands where the activity could not be loaded. */
export function StreakCalendarError({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <Card>
      <ErrorState title={t("learning.chart.failed")} onRetry={onRetry}>
        {t("learning.chart.failedText")}
      </ErrorState>
    </Card>
  );
}
