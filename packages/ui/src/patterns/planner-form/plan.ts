import { isReminderDate } from "@alambic/domain/reminders";

/** A moment of study as it is planned. */
export interface StudyPlan {
  readonly title: string;
  readonly notes: string;
  readonly dueAt: Date;
  /** Whether the coach opens with it. */
  readonly withCoach: boolean;
}

export interface PlanDraft {
  readonly title: string;
  readonly notes: string;
  /** `YYYY-MM-DD` and `HH:MM`, in the learner's own time. */
  readonly date: string;
  readonly time: string;
  readonly withCoach: boolean;
}

export type PlanProblem = "title" | "date";

/** The day (`YYYY-MM-DD`) of a moment in this machine's time zone. */
export function dayOf(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** The time (`HH:MM`) of a moment in this machine's time zone. */
export function timeOf(moment: Date): string {
  return [moment.getHours(), moment.getMinutes()]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** The plan of a draft, or what is wrong with it: it needs a name and a moment in the future. */
export function readPlan(
  draft: PlanDraft,
  now: Date,
):
  | { readonly ok: true; readonly plan: StudyPlan }
  | { readonly ok: false; readonly problems: readonly PlanProblem[] } {
  const title = draft.title.trim();
  const dueAt = new Date(`${draft.date}T${draft.time}`);
  const problems: PlanProblem[] = [];
  if (title === "") problems.push("title");
  if (!isReminderDate(dueAt.getTime(), now.getTime())) problems.push("date");
  if (problems.length > 0) return { ok: false, problems };
  const { withCoach } = draft;
  return { ok: true, plan: { title, notes: draft.notes.trim(), dueAt, withCoach } };
}
