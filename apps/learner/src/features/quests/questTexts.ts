import type { QuestTask } from "@alambic/contract";
import type { Formatter } from "@alambic/i18n";

export interface QuestTexts {
  readonly title: string;
  readonly instructions: string;
}

/** What the coach asks, in the words of the interface. */
export function questTexts(task: QuestTask, { t }: Pick<Formatter, "t">): QuestTexts {
  const { reason, lesson_title: lesson } = task;
  const count = task[reason];
  switch (reason) {
    case "rework":
      return {
        title: t("quest.task.rework.title", { count }),
        instructions: t("quest.task.rework.text", { count, lesson }),
      };
    case "missed":
      return {
        title: t("quest.task.missed.title", { count }),
        instructions: t("quest.task.missed.text", { count, lesson }),
      };
    case "weak":
      return {
        title: t("quest.task.weak.title", { count }),
        instructions: t("quest.task.weak.text", { lesson }),
      };
    case "lesson":
      return {
        title: t("quest.task.lesson.title", { lesson }),
        instructions: t("quest.task.lesson.text", { count }),
      };
    case "fresh":
      return {
        title: t("quest.task.fresh.title"),
        instructions: t("quest.task.fresh.text", { lesson }),
      };
  }
}
