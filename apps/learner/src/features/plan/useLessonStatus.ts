import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import type { PlannedLesson } from "../../shared/capsules/lessonsOf.ts";

/** Where a lesson stands, in words; `terse` where a mark says it to the eye. */
export interface LessonStatus {
  readonly status: string;
  readonly terse?: boolean;
}

/**
 * Says where a lesson of a capsule stands, or why it is locked: the eye reads that on the first
 * of several locked lessons of a chapter, and a lock on the others.
 */
export function useLessonStatus(
  capsule: Capsule,
): (lesson: PlannedLesson, afterLocked: boolean) => LessonStatus {
  const words = useStatusWords(capsule);
  return (lesson, afterLocked) =>
    lesson.state === "locked" && afterLocked
      ? { status: words(lesson), terse: true }
      : { status: words(lesson) };
}

function useStatusWords(capsule: Capsule): (lesson: PlannedLesson) => string {
  const { t } = useI18n();
  return ({ molecule, number, state }) => {
    const { atoms_completed: done, atom_count: count } = molecule;
    switch (state) {
      case "completed":
        return t("plan.statusCompleted");
      case "validated":
        return t("plan.statusValidated");
      case "pending":
        return capsule.generation_status === "pending"
          ? t("plan.statusGenerating")
          : t("plan.statusPending");
      case "failed":
        return molecule.generation_status === "failed"
          ? t("plan.statusGenerationFailed")
          : t("plan.statusFailed");
      case "locked":
        return capsule.is_enrolled
          ? t("plan.lockedAfter", { number: number - 1 })
          : t("plan.lockedEnrol");
      case "current":
      case "open":
        if (molecule.progress_status === "in_progress") {
          return t("plan.statusInProgress", { done, count });
        }
        return `${t("plan.statusNotStarted")} · ${t("plan.items", { count })}`;
    }
  };
}
