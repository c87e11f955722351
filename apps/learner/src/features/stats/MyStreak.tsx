import type { ProgressActivity } from "@alambic/contract";
import { Skeleton } from "@alambic/ui/Skeleton";
import { StreakCalendar } from "@alambic/ui/StreakCalendar";
import { Suspense, useState } from "react";
import { lazyIfThere } from "../../shared/screen/lazyIfThere.ts";
import { useRest } from "../../shared/screen/later.ts";
import { minutesOf } from "./weekOf.ts";

const SickDays = lazyIfThere(() => import("./SickDays.tsx"));

export interface MyStreakProps {
  readonly activity: ProgressActivity;
}

/** Days in a row, the month that they are in, and what keeps them. */
export function MyStreak({ activity }: MyStreakProps) {
  const { today, from, first_day: firstDay, days, streak, sick_days: sick } = activity;
  const isAtRest = useRest();
  const [month, setMonth] = useState(today.slice(0, 7));
  const first = firstDay === null || firstDay < from ? from : firstDay;
  return (
    <StreakCalendar
      streak={streak.days}
      best={streak.best}
      month={month}
      onMonth={setMonth}
      firstMonth={first.slice(0, 7)}
      // A day with an answer counts, however short.
      minutes={Object.fromEntries(days.map((day) => [day.day, Math.max(1, minutesOf([day]))]))}
      daysOff={Object.fromEntries([
        ...sick.days.map((day) => [day, "sick"] as const),
        ...streak.days_off.map(({ day, reason }) => [day, reason] as const),
      ])}
      today={today}
      footer={
        isAtRest ? (
          <Suspense fallback={<Skeleton shape="button" />}>
            <SickDays activity={activity} />
          </Suspense>
        ) : (
          <Skeleton shape="button" />
        )
      }
    />
  );
}
