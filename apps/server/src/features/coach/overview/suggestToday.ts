import type { CoachReviews, CoachSuggestion, StudyPlan } from "@alambic/contract";
import type { Formatter } from "@alambic/i18n";

import type { Database } from "../../../platform/db/Store.ts";
import { loadEnrolled } from "../enrolled.ts";
import { presentCapsule, presentLesson } from "../lessons.ts";
import { loadStudiedLessons } from "../loadStudiedLessons.ts";

export interface TodayAsked {
  readonly userId: string;
  readonly reviews: CoachReviews;
  readonly plan: StudyPlan | null;
  readonly texts: Formatter;
}

/** What to do today: what waits comes first, then what is planned, then what comes next. */
export async function suggestToday(
  db: Database,
  { userId, reviews, plan, texts: { t } }: TodayAsked,
): Promise<CoachSuggestion> {
  const cards = reviews.due_today;
  const { minutes } = reviews;
  const none = { minutes: null, cards, capsule: null, lesson: null };
  if (cards > 0) {
    const text = t("coachAnswers.today.reviews", { cards, minutes });
    return { ...none, kind: "reviews", text, minutes };
  }
  const planned = plan?.outlook.today;
  const [lesson] = planned?.lessons ?? [];
  if (plan && planned && lesson) {
    const values = { lesson: lesson.title, minutes: planned.minutes };
    const text = t("coachAnswers.today.plan", values);
    return { kind: "plan", text, minutes: planned.minutes, cards, capsule: plan.capsule, lesson };
  }
  const enrolled = await loadEnrolled(db, userId);
  const lessons = await loadStudiedLessons(db, userId);
  for (const capsule of enrolled) {
    const next = lessons.find(
      ({ row, progress, isLocked, isReady }) =>
        row.capsule_id === capsule.capsule_id &&
        progress.progress_status !== "completed" &&
        !isLocked &&
        isReady,
    );
    if (next === undefined) continue;
    const text = t("coachAnswers.today.lesson", {
      capsule: capsule.capsule_title,
      number: next.row.lesson_number,
      lesson: next.row.lesson_title,
    });
    const place = { capsule: presentCapsule(capsule), lesson: presentLesson(next.row) };
    return { ...none, kind: "lesson", text, ...place };
  }
  if (enrolled.length === 0)
    return { ...none, kind: "explore", text: t("coachAnswers.today.explore") };
  return { ...none, kind: "rest", text: t("coachAnswers.today.rest") };
}
