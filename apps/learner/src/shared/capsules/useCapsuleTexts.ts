import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import type { CapsuleProgress } from "@alambic/ui/CapsuleCard";

export interface CapsuleTexts {
  readonly domain: (capsule: Pick<Capsule, "domain">) => string;
  /** Chapters, lessons, XP. */
  readonly stats: (capsule: Capsule) => string[];
  /** How far the learner is in it, or how far its making is. */
  readonly progress: (capsule: Capsule) => CapsuleProgress;
}

/** What lists of capsules say about each. */
export function useCapsuleTexts(): CapsuleTexts {
  const { t, number } = useI18n();
  return {
    domain: ({ domain }) => t("member.domain", { domain }),
    stats: (capsule) => [
      t("member.levels", { count: capsule.level_count }),
      t("member.lessons", { count: capsule.lesson_count }),
      t("member.xp", { xp: capsule.xp_reward }),
    ],
    progress: (capsule) => {
      const { title, lesson_count: count, lessons_ready: ready } = capsule;
      const label = t("member.progressOf", { title });
      switch (capsule.generation_status) {
        case "pending":
          return count === 0
            ? { label, value: null, text: t("member.preparingSoon") }
            : {
                label,
                value: (100 * ready) / count,
                text: t("member.preparing", { ready, count }),
              };
        case "failed":
          return { label, value: 0, text: t("member.preparationFailed") };
        case "completed": {
          const value = capsule.progress_percentage;
          const percent = number(value / 100, { style: "percent" });
          const text = t("member.progressXp", { percent, xp: capsule.xp_current });
          return { label, value, text };
        }
      }
    },
  };
}
