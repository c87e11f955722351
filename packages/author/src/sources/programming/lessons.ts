import type { Lesson } from "../subjects/Lesson.ts";
import { programLesson } from "./programLesson.ts";

/** The first steps in two languages, each lesson with programs of its own. */
export const programmingLessons = {
  "python-values": programLesson("python", "values"),
  "python-variables": programLesson("python", "variables"),
  "python-strings": programLesson("python", "strings"),
  "python-booleans": programLesson("python", "booleans"),
  "python-conditions": programLesson("python", "conditions"),
  "python-for-loops": programLesson("python", "for-loops"),
  "python-while-loops": programLesson("python", "while-loops"),
  "python-lists": programLesson("python", "lists"),
  "python-dicts": programLesson("python", "dicts"),
  "python-functions": programLesson("python", "functions"),
  "python-scope": programLesson("python", "scope"),
  "python-errors": programLesson("python", "errors"),
  "javascript-values": programLesson("javascript", "values"),
  "javascript-variables": programLesson("javascript", "variables"),
  "javascript-strings": programLesson("javascript", "strings"),
  "javascript-booleans": programLesson("javascript", "booleans"),
  "javascript-conditions": programLesson("javascript", "conditions"),
  "javascript-loops": programLesson("javascript", "loops"),
  "javascript-arrays": programLesson("javascript", "arrays"),
  "javascript-objects": programLesson("javascript", "objects"),
  "javascript-functions": programLesson("javascript", "functions"),
  "javascript-scope": programLesson("javascript", "scope"),
  "javascript-errors": programLesson("javascript", "errors"),
} as const satisfies Record<string, Lesson>;
