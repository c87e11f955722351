import type { StudyDay, StudyPlan } from "@alambic/contract";
import { addDays } from "@alambic/domain/streaks";
import type { Formatter } from "@alambic/i18n";
import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";

export interface CalendarAsked {
  readonly plan: StudyPlan;
  /** Whose it is: the same day of the same plan is the same event each time it is read. */
  readonly userId: string;
  readonly texts: Formatter;
}

/** A study plan as a calendar: whole days on which something is to be done, and the last one. */
export function renderCalendar({ plan, userId, texts }: CalendarAsked): string {
  const { capsule, deadline_on: deadline } = plan;
  const calendar = new ICalCalendar({
    name: texts.t("coachAnswers.calendar.name", { capsule: capsule.title }),
    prodId: { company: "Alambic", product: "Study plan" },
    method: ICalCalendarMethod.PUBLISH,
  });
  const add = (day: string, kind: string, summary: string, description: string) =>
    calendar.createEvent({
      id: `${kind}-${day}-${capsule.id}-${userId}@alambic`,
      stamp: new Date(plan.updated_at),
      start: dateOf(day),
      end: dateOf(addDays(day, 1)),
      allDay: true,
      summary,
      description,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  for (const day of plan.outlook.days) {
    if (day.minutes === 0) continue;
    const values = { capsule: capsule.title, minutes: day.minutes };
    add(day.day, "study", texts.t("coachAnswers.calendar.day", values), describe(day, texts));
  }
  add(
    deadline,
    "deadline",
    texts.t("coachAnswers.calendar.deadline", { capsule: capsule.title }),
    "",
  );
  return calendar.toString();
}

function describe({ lessons, reviews }: StudyDay, { t }: Formatter): string {
  return [
    ...lessons.map(({ lesson_number: number, title: lesson }) =>
      t("coachAnswers.calendar.lesson", { number, lesson }),
    ),
    ...(reviews === 0 ? [] : [t("coachAnswers.calendar.reviews", { reviews })]),
  ].join("\n");
}

/** A day as the calendar takes it, whatever the zone of this machine. */
function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
