import type { QuestTask } from "@alambic/contract";
import type { Formatter } from "@alambic/i18n";

export interface QuestTexts {
  readonly title: string;
  readonly instructions: string;
}

/** What the coach asks, in the words of the interface; with all that comes after it. */
export function questTexts(task: QuestTask, texts: Pick<Formatter, "t">): QuestTexts {
  const { title, instructions } = firstTexts(task, texts);
  const { rework, missed, weak, lesson, fresh, reason } = task;
  const count = task[reason];
  const more = rework + missed + weak + lesson + fresh - count;
  if (more === 0) return { title, instructions };
  const isMixed = reason !== "rework" && more > count;
  return {
    title: isMixed ? texts.t("quest.task.mixed.title") : title,
    instructions: `${instructions} ${texts.t("quest.task.more", { more })}`,
  };
}

/** What the coach asks first. */
function firstTexts(task: QuestTask, { t }: Pick<Formatter, "t">): QuestTexts {
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
