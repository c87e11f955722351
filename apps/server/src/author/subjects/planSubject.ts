import type { OutlineLesson } from "../drafts.ts";
import { numbered } from "../Plan.ts";
import type { Plan } from "../Plan.ts";
import type { Texts } from "../texts/loadTexts.ts";
import { isLessonId, lessons, subjects } from "./subjects.ts";
import type { LessonId, LevelId } from "./subjects.ts";
import type { SubjectTopic } from "./topics.ts";

/** Lays out a capsule: the levels that were asked for, with their lessons. */
export function planSubject({ subject, levels }: SubjectTopic, texts: Texts): Plan {
  const { icon, notices, levels: all } = subjects[subject];
  const chosen = all.filter(({ id }) => levels.includes(id));
  const title = texts.t(`author.subject.${subject}.title`);
  const [only] = all.length > 1 ? chosen : [];
  return {
    title:
      chosen.length === 1 && only !== undefined ? `${title} · ${titleOf(only.id, texts)}` : title,
    description: texts.t(`author.subject.${subject}.description`),
    objectives: chosen.flatMap((level) =>
      level.lessons.map((lesson) =>
        texts.t("author.course.objective", { lesson: texts.t(`author.course.${lesson}.title`) }),
      ),
    ),
    prerequisites: [],
    icon,
    madeFrom: [{ title: texts.t(`author.subject.${subject}.source`) }, ...notices],
    ...numbered(
      chosen.map((level) => ({
        title: titleOf(level.id, texts),
        description: texts.list(
          level.lessons.map((lesson) => texts.t(`author.course.${lesson}.title`)),
        ),
        lessons: level.lessons.filter(isLessonId).map((lesson) => outlineLesson(lesson, texts)),
      })),
    ),
  };
}

function titleOf(level: LevelId, texts: Texts): string {
  return texts.t(`author.part.${level}`);
}

function outlineLesson(lesson: LessonId, texts: Texts): OutlineLesson {
  return {
    title: texts.t(`author.course.${lesson}.title`),
    description: texts.t(`author.course.${lesson}.key`),
    itemCount: lessons[lesson].itemCount + 1,
    material: { kind: "subject", lesson },
  };
}
