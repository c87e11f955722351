import type { Capsule, LessonPointer } from "@alambic/contract";

/** The lesson with which the learner goes on now: there is one, and it is made. */
export function nextLesson(capsule: Capsule): LessonPointer | null {
  const { next_lesson: next, lessons_ready: ready } = capsule;
  return next !== null && next.lesson_number <= ready ? next : null;
}
