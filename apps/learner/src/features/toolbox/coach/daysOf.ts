import type { StudyDay } from "@alambic/contract";
import type { CoachDay } from "@alambic/ui/CoachOutlook";

/** Days of a plan as they are listed: a lesson that takes several counts on the first of them. */
export function daysOf(days: readonly StudyDay[]): CoachDay[] {
  const begun = new Set<string>();
  return days.map((day) => {
    const lessons = day.lessons.filter(({ id }) => !begun.has(id));
    for (const { id } of lessons) begun.add(id);
    return dayOf({ ...day, lessons });
  });
}

export function dayOf({ day, lessons, items, reviews, minutes }: StudyDay): CoachDay {
  return { day: noonOf(day), lessons: lessons.length, items, reviews, minutes };
}

/** A day, whichever way its clock is turned. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}
