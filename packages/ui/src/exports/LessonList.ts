export { LessonList, LessonListSkeleton } from "../patterns/lesson-list/LessonList.tsx";
export type { LessonListProps } from "../patterns/lesson-list/LessonList.tsx";
export { lessonStates } from "../patterns/lesson-list/lesson-item.ts";
export type { LessonItem, LessonLevel, LessonState } from "../patterns/lesson-list/lesson-item.ts";
