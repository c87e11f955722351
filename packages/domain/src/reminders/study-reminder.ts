import { defaultPlanRoute } from "./rules.ts";
import type { ReminderSchedule } from "./rules.ts";

/** A planned moment of study, as it is kept on a device; instants are epoch milliseconds. */
export interface StudyReminder extends ReminderSchedule {
  readonly id: string;
  readonly atomId: string | null;
  readonly capsuleId: string | null;
  readonly title: string;
  /** The beginning of the notes. */
  readonly notesPreview: string;
  /** Where its plan is, an address of the app. */
  readonly planRoute: string;
  /** The lesson that opens with the plan. */
  readonly autoOpenMoleculeId: string | null;
  /** Whether the coach opens with it. */
  readonly opensCoach: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly status: "pending" | "completed";
}

export interface ReminderDraft {
  readonly title: string;
  readonly notes: string;
  readonly dueAt: number;
  readonly opensCoach: boolean;
  readonly atomId?: string | null;
  readonly capsuleId?: string | null;
  readonly planRoute?: string;
  readonly autoOpenMoleculeId?: string | null;
}

const longestTitle = 200;
const longestPreview = 500;

/** A new reminder, not shown and not done. */
export function createReminder(id: string, draft: ReminderDraft, now: number): StudyReminder {
  return {
    id,
    atomId: draft.atomId ?? null,
    capsuleId: draft.capsuleId ?? null,
    title: cut(draft.title, longestTitle),
    notesPreview: cut(draft.notes, longestPreview),
    planRoute: routeOf(draft.planRoute),
    autoOpenMoleculeId: draft.autoOpenMoleculeId ?? null,
    opensCoach: draft.opensCoach,
    dueAt: draft.dueAt,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
    lastNotifiedAt: null,
    status: "pending",
  };
}

/** The reminder once it is done; what was done stays as it was. */
export function completeReminder(reminder: StudyReminder, now: number): StudyReminder {
  if (reminder.status === "completed") return reminder;
  return { ...reminder, completedAt: now, updatedAt: now, status: "completed" };
}

/** Where a reminder leads: to the plan of its capsule, or to all capsules where it is about none. */
export function reminderTarget(reminder: StudyReminder): "plan" | "capsules" {
  const { planRoute, autoOpenMoleculeId } = reminder;
  return planRoute === defaultPlanRoute && autoOpenMoleculeId === null ? "capsules" : "plan";
}

/** The reminder in a stored value; null where it is none. */
export function readReminder(value: unknown): StudyReminder | null {
  if (typeof value !== "object" || value === null) return null;
  const stored: Partial<Record<keyof StudyReminder, unknown>> = value;
  const { id, title, dueAt } = stored;
  if (typeof id !== "string" || typeof title !== "string" || !isInstant(dueAt)) return null;
  const createdAt = instantOr(stored.createdAt, dueAt);
  const completedAt = instantOr(stored.completedAt, null);
  return {
    id,
    atomId: textOr(stored.atomId, null),
    capsuleId: textOr(stored.capsuleId, null),
    title: cut(title, longestTitle),
    notesPreview: cut(textOr(stored.notesPreview, ""), longestPreview),
    planRoute: routeOf(stored.planRoute),
    autoOpenMoleculeId: textOr(stored.autoOpenMoleculeId, null),
    opensCoach: stored.opensCoach === true,
    dueAt,
    createdAt,
    updatedAt: instantOr(stored.updatedAt, createdAt),
    completedAt,
    lastNotifiedAt: instantOr(stored.lastNotifiedAt, null),
    status: completedAt === null ? "pending" : "completed",
  };
}

/** An address of the app: anything else would lead out of it. */
function routeOf(value: unknown): string {
  const isRoute = typeof value === "string" && /^\/(?![/\\])/u.test(value);
  return isRoute ? value : defaultPlanRoute;
}

function isInstant(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function instantOr<Other>(value: unknown, other: Other): number | Other {
  return isInstant(value) ? value : other;
}

function textOr<Other>(value: unknown, other: Other): string | Other {
  return typeof value === "string" ? value : other;
}

/** At most so many characters, none of them halved. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join("");
}
