import { foldText, mentions } from "../../texts/foldText.ts";
import type { Subject } from "./Subject.ts";
import { isLessonId, subjectNames, subjects } from "./subjects.ts";
import type { LessonId, LevelId, SubjectName } from "./subjects.ts";

/** What a topic asks for: a subject, and those of its levels that it names; all where it names none. */
export interface SubjectTopic {
  readonly subject: SubjectName;
  readonly levels: readonly LevelId[];
  /** The lessons of those levels, where it does not ask for all. */
  readonly lessons?: readonly LessonId[];
}

/** The subject that a topic asks for; null where it asks for none. */
export function readSubjectTopic(topic: string, domain: string): SubjectTopic | null {
  const folded = foldText(topic);
  for (const subject of subjectNames) {
    const { domains, words, beyond, levels, levelsSpeakForThemselves, lessonsOf }: Subject =
      subjects[subject];
    if (!domains.includes(domain) || mentions(folded, beyond)) continue;
    if (lessonsOf !== undefined) {
      const asked = lessonsOf(folded);
      if (asked.length > 0) return lessonsAsked(subject, asked);
      continue;
    }
    const whole = mentions(folded, words);
    const named = levels.filter((level) => mentions(folded, level.words));
    if (whole || (levelsSpeakForThemselves && named.length > 0))
      return { subject, levels: idsOf(subject, named.length === 0 ? levels : named) };
  }
  return null;
}

function lessonsAsked(subject: SubjectName, asked: readonly string[]): SubjectTopic {
  const { levels }: Subject = subjects[subject];
  if (asked.includes("*")) return { subject, levels: idsOf(subject, levels) };
  return {
    subject,
    levels: idsOf(
      subject,
      levels.filter(({ lessons }) => lessons.some((lesson) => asked.includes(lesson))),
    ),
    lessons: asked.filter(isLessonId),
  };
}

function idsOf(subject: SubjectName, levels: Subject["levels"]): readonly LevelId[] {
  return subjects[subject].levels
    .map(({ id }) => id)
    .filter((id) => levels.some((level) => level.id === id));
}
