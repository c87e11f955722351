import { useI18n } from "@alambic/i18n/react";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import * as styles from "./StreakCalendar.css.ts";
import type { MonthDay } from "./monthWeeks.ts";
import { monthWeeks } from "./monthWeeks.ts";

export interface ActivityMonthProps {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Minutes of study by day (`YYYY-MM-DD`). */
  readonly minutes: Readonly<Record<string, number>>;
  /** Days without study that broke nothing, and why. */
  readonly daysOff: Readonly<Record<string, DayOff>>;
  readonly today: string;
}

/** Why a day without study broke no streak. */
export type DayOff = "pause" | "sick";

/** Noon in UTC is the same day everywhere that people live. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const inUtc = { timeZone: "UTC" } as const;

/** How much is a little, more, and a lot, in minutes. */
function activityLevel(minutes: number): 0 | 1 | 2 | 3 {
  if (minutes <= 0) return 0;
  if (minutes < 10) return 1;
  return minutes < 25 ? 2 : 3;
}

/** A month as a table of days. Days with study are atoms, bonded to the day after. */
export function ActivityMonth({ month, minutes, daysOff, today }: ActivityMonthProps) {
  const { t, date } = useI18n();
  const weeks = monthWeeks(month);
  const name = date(noon(`${month}-01`), { month: "long", year: "numeric", ...inUtc });
  const week = ["05", "06", "07", "08", "09", "10", "11"].map((day) => noon(`2026-01-${day}`));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {t("learning.calendar.caption", { month: name })}
      </caption>
      <thead>
        <tr>
          {week.map((day) => (
            <th key={day.getTime()} scope="col" className={styles.weekday}>
              <span aria-hidden="true">{date(day, { weekday: "narrow", ...inUtc })}</span>
              <VisuallyHidden>{date(day, { weekday: "long", ...inUtc })}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days, row) => (
          <tr key={days.find((day) => day !== null) ?? row}>
            {days.map((day, column) =>
              day === null ? (
                <td key={`empty ${column}`} />
              ) : (
                <DayCell
                  key={day}
                  day={day}
                  next={days[column + 1] ?? null}
                  minutes={minutes}
                  daysOff={daysOff}
                  today={today}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  readonly day: string;
  /** The day after it in the same week. */
  readonly next: MonthDay;
  readonly minutes: Readonly<Record<string, number>>;
  readonly daysOff: Readonly<Record<string, DayOff>>;
  readonly today: string;
}

function DayCell({ day, next, minutes, daysOff, today }: DayCellProps) {
  const { t, number } = useI18n();
  const studied = minutes[day] ?? 0;
  const off = daysOff[day];
  const isPart = (date: string) => (minutes[date] ?? 0) > 0 || daysOff[date] !== undefined;
  const bonded = isPart(day) && next !== null && isPart(next);
  const isToday = day === today;
  return (
    <td className={styles.day({ bonded })} aria-current={isToday ? "date" : undefined}>
      <span
        className={styles.atom({
          level: activityLevel(studied),
          today: isToday,
          off: studied === 0 && off !== undefined,
        })}
      >
        <time dateTime={day}>{number(Number(day.slice(8)))}</time>
      </span>
      <VisuallyHidden>
        {isToday ? `, ${t("learning.calendar.today")}` : null}
        {day > today ? null : `, ${t("learning.calendar.minutes", { minutes: studied })}`}
        {off === undefined ? null : `, ${t("learning.calendar.off", { reason: off })}`}
      </VisuallyHidden>
    </td>
  );
}
