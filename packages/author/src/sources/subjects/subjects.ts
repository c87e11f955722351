import { chemistry } from "../chemistry/chemistry.ts";
import { chemistryLessons } from "../chemistry/lessons.ts";
import { chess } from "../chess/chess.ts";
import { chessLessons } from "../chess/lessons.ts";
import { geography } from "../geography/geography.ts";
import { geographyLessons } from "../geography/lessons.ts";
import { logicLessons } from "../logic/lessons.ts";
import { logic } from "../logic/logic.ts";
import { music } from "../music/music.ts";
import { musicLessons } from "../music/lessons.ts";
import { programmingLessons } from "../programming/lessons.ts";
import { javascript, python } from "../programming/programming.ts";
import type { Lesson } from "./Lesson.ts";
import type { Subject } from "./Subject.ts";

/** Every subject, by its name. A new one is a folder, and a line in each of these tables. */
export const subjects = {
  music,
  python,
  javascript,
  chemistry,
  logic,
  geography,
  chess,
} satisfies Record<string, Subject>;
export type SubjectName = keyof typeof subjects;
export type LevelId = (typeof subjects)[SubjectName]["levels"][number]["id"];

export const lessons = {
  ...musicLessons,
  ...programmingLessons,
  ...chemistryLessons,
  ...logicLessons,
  ...geographyLessons,
  ...chessLessons,
} satisfies Record<string, Lesson>;
export type LessonId = keyof typeof lessons;

export const subjectNames: readonly SubjectName[] = Object.keys(subjects).filter(isSubjectName);

export function isSubjectName(name: string): name is SubjectName {
  return Object.hasOwn(subjects, name);
}

export function isLessonId(id: unknown): id is LessonId {
  return typeof id === "string" && Object.hasOwn(lessons, id);
}
