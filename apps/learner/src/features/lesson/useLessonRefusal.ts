import type { Failure } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";

export interface LessonRefusal {
  readonly title: string;
  readonly text: string;
}

/** What a refusal of the server means for the learner; null for what may pass by itself. */
export function useLessonRefusal(failure: Failure | "locked"): LessonRefusal | null {
  const { t } = useI18n();
  const locked = { title: t("refused.lesson.lockedTitle"), text: t("refused.lesson.lockedText") };
  if (failure === "locked") return locked;
  if (failure.kind !== "problem") return null;
  const { code, status } = failure;
  if (code === "lesson_locked") return locked;
  if (code === "not_enrolled") {
    return {
      title: t("refused.lesson.notEnrolledTitle"),
      text: t("refused.lesson.notEnrolledText"),
    };
  }
  if (code === "generation_failed") {
    return {
      title: t("refused.lesson.generationFailedTitle"),
      text: t("refused.lesson.generationFailedText"),
    };
  }
  if (status >= 500 || status === 429) return null;
  return { title: t("refused.lesson.missingTitle"), text: t("refused.lesson.missingText") };
}
