import type { StudyDay, StudyOutlook } from "@alambic/contract";
import { expectMastery, targetChance } from "@alambic/domain/coach";
import type { SimulatedDay } from "@alambic/domain/coach";
import { addDays, daysBetween } from "@alambic/domain/streaks";
import type { Formatter } from "@alambic/i18n";

import type { Database } from "../../../platform/db/Store.ts";
import type { StudyPlansTable } from "../../../platform/db/tables/coach.ts";
import type { CapsuleMember } from "../../capsules/index.ts";
import { loadMemoryModel, todayIn } from "../../reviews/index.ts";
import { presentLesson } from "../lessons.ts";
import type { StudiedLesson } from "../loadStudiedLessons.ts";
import { loadTask } from "./loadTask.ts";

export interface OutlookAsked {
  readonly member: CapsuleMember;
  readonly plan: Pick<
    StudyPlansTable,
    "capsule_id" | "deadline_on" | "minutes_a_day" | "time_zone"
  >;
  readonly texts: Formatter;
  readonly now: Date;
}

const secondsInMinute = 60;

/** What is to be expected of a plan as its learner stands today. */
export async function presentOutlook(
  db: Database,
  { member, plan, texts, now }: OutlookAsked,
): Promise<StudyOutlook> {
  const { capsule_id: capsuleId, time_zone: timeZone } = plan;
  const { day: today } = todayIn(timeZone, now);
  const { task, lessons } = await loadTask(db, { member, capsuleId, timeZone, today });
  const daysAhead = daysBetween(today, plan.deadline_on);
  const expected = expectMastery(task, await loadMemoryModel(db, member.id), {
    minutesADay: plan.minutes_a_day,
    daysAhead: Math.max(0, daysAhead),
  });
  const isEnded = daysAhead < 0 && expected.status !== "mastered";
  const days = expected.days.map((day, index) => presentDay(day, addDays(today, index), lessons));
  const [first = presentDay(nothing, today, lessons)] = days;
  const isUnreachable = !isEnded && expected.status === "unreachable";
  return {
    status: isEnded ? "ended" : expected.status,
    chance: isEnded ? 0 : expected.chance,
    target: targetChance,
    minutes_needed: isEnded ? null : expected.minutesNeeded,
    expected_on: expected.expectedIn === null ? null : addDays(today, expected.expectedIn),
    message: isUnreachable ? texts.t("coachAnswers.unreachable") : null,
    lessons_left: lessons.length,
    items_left: task.lessons.reduce((sum, { items }) => sum + items, 0),
    today: first,
    days,
  };
}

const nothing: SimulatedDay = { lessons: [], items: 0, reviews: 0, seconds: 0 };

function presentDay(
  { lessons: places, items, reviews, seconds }: SimulatedDay,
  day: string,
  lessons: readonly StudiedLesson[],
): StudyDay {
  return {
    day,
    lessons: places.flatMap((place) => {
      const lesson = lessons[place];
      return lesson === undefined ? [] : [presentLesson(lesson.row)];
    }),
    items,
    reviews,
    minutes: Math.ceil(seconds / secondsInMinute),
  };
}
