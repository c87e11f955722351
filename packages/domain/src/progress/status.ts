import type { AnswerFeedback, ProgressStatus } from "@alambic/contract";
import { finished, isFinished } from "./isFinished.ts";

const started: readonly ProgressStatus[] = ["in_progress", "failed", ...finished];

/**
 * The status of a whole by its items: completed when all are finished, in progress when any was
 * started, locked when all are locked. Nothing at all has not been started.
 */
export function aggregateStatus(items: readonly ProgressStatus[]): ProgressStatus {
  if (items.length === 0) return "not_started";
  if (items.every(isFinished)) return "completed";
  if (items.some((status) => started.includes(status))) return "in_progress";
  return items.every((status) => status === "locked") ? "locked" : "not_started";
}

/**
 * The status of an item after an answer. What is finished stays finished. A wrong answer fails the
 * item until it is tried again; a partly right or revealed one leaves it open.
 */
export function nextAtomStatus(
  current: ProgressStatus,
  outcome: AnswerFeedback["outcome"],
): ProgressStatus {
  if (current === "locked" || isFinished(current)) return current;
  if (outcome === "correct" || outcome === "completed") return "completed";
  return outcome === "incorrect" ? "failed" : "in_progress";
}

/**
 * Which lessons are locked: each that stands after one that is not finished, in order. What was begun
 * stays open, whatever is put before it later.
 */
export function lockedLessons(lessons: readonly ProgressStatus[]): boolean[] {
  const firstOpen = lessons.findIndex((status) => !isFinished(status));
  return lessons.map(
    (status, index) => firstOpen !== -1 && index > firstOpen && !started.includes(status),
  );
}
