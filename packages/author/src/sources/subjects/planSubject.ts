import type { SubjectMaterial } from "./draftSubjectLesson.ts";
import type { MaterialOf, OutlineLesson, SourceNotice } from "../../model/CapsuleOutline.ts";
import { numbered } from "../../model/Plan.ts";
import type { Plan } from "../../model/Plan.ts";
import { needing } from "../../texts/needing.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import type { Subject } from "./Subject.ts";
import { isLessonId, lessons, subjects } from "./subjects.ts";
import type { LessonId, LevelId, SubjectName } from "./subjects.ts";
import type { SubjectTopic } from "./topics.ts";

/** Lays out a capsule: the levels that were asked for, with their lessons. */
export function planSubject({ subject, levels, lessons: asked }: SubjectTopic, texts: Texts): Plan {
  const { icon, notices, levels: all } = subjects[subject];
  const chosen = all
    .filter(({ id }) => levels.includes(id))
    .map(({ id, lessons: within }) => {
      const picked = within.filter((lesson) => asked === undefined || asked.includes(lesson));
      return { id, lessons: picked, whole: picked.length === within.length };
    });
  const title = texts.t(`author.subject.${subject}.title`);
  const [only] = all.length > 1 ? chosen : [];
  return {
    title:
      chosen.length === 1 && only !== undefined ? `${title} · ${titleOf(only.id, texts)}` : title,
    description: texts.t(`author.subject.${subject}.description`),
    objectives: chosen.flatMap(({ id, lessons: within, whole }) =>
      whole
        ? [texts.t(`author.part.${id}.can`)]
        : within.map((lesson) => texts.t(`author.course.${lesson}.title`)),
    ),
    prerequisites: needing(neededFor(subject, chosen[0]?.id, texts), texts),
    icon,
    madeFrom: [
      { title: texts.t(`author.subject.${subject}.source`) },
      ...notices.map((notice) => inWords(notice, texts)),
    ],
    ...numbered(
      chosen.map((level) => ({
        title: titleOf(level.id, texts),
        description: range(level.lessons, texts),
        lessons: level.lessons.filter(isLessonId).map((lesson) => outlineLesson(lesson, texts)),
      })),
    ),
  };
}

/** The level before the first; what is known by heart needs none. */
function neededFor(name: SubjectName, first: LevelId | undefined, texts: Texts): string[] {
  const subject: Subject = subjects[name];
  if (subject.byHeart === true) return [];
  const levels = subjects[name].levels.map(({ id }) => id);
  const before = levels[levels.findIndex((id) => id === first) - 1];
  return before === undefined ? [] : [titleOf(before, texts)];
}

/** What belongs to nobody has no name of a licence, which would be the same in all languages. */
function inWords(notice: SourceNotice, texts: Texts): SourceNotice {
  return notice.licence === "Public domain"
    ? { ...notice, licence: texts.t("author.licence.public-domain") }
    : notice;
}

/** The first lesson and the last. */
function range(within: readonly LessonId[], texts: Texts): string {
  const [first = "", ...more] = within.map((lesson) => texts.t(`author.course.${lesson}.title`));
  const last = more.at(-1);
  return last === undefined ? first : texts.t("author.level.from", { first, last });
}

function titleOf(level: LevelId, texts: Texts): string {
  return texts.t(`author.part.${level}`);
}

function outlineLesson(
  lesson: LessonId,
  texts: Texts,
): OutlineLesson<MaterialOf<"subject", SubjectMaterial>> {
  return {
    title: texts.t(`author.course.${lesson}.title`),
    description: texts.t(`author.course.${lesson}.key`),
    itemCount: lessons[lesson].itemCount + 1,
    material: { kind: "subject", lesson },
  };
}
