export { LessonPlayer } from "../exercises/lesson-player/LessonPlayer.tsx";
export type {
  LessonAtom,
  LessonPlayerProps,
  NextLesson,
} from "../exercises/lesson-player/LessonPlayer.tsx";
export type { ExerciseReport } from "../exercises/player/ExercisePlayer.tsx";
export type { AnswerReply } from "../exercises/player/exerciseState.ts";
export type { AnswerCircumstances } from "../exercises/player/useExercise.ts";
