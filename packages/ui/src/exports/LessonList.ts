export { LessonList } from "../patterns/lesson-list/LessonList.tsx";
export {
  LessonListEmpty,
  LessonListError,
  LessonListSkeleton,
} from "../patterns/lesson-list/LessonListStates.tsx";
export type { LessonListProps } from "../patterns/lesson-list/LessonList.tsx";
export type {
  LessonListEmptyProps,
  LessonListErrorProps,
} from "../patterns/lesson-list/LessonListStates.tsx";
export { lessonStates } from "../patterns/lesson-list/lesson-item.ts";
export type { LessonItem, LessonLevel, LessonState } from "../patterns/lesson-list/lesson-item.ts";
