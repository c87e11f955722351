export { LessonPlayer } from "../exercises/lesson-player/LessonPlayer.tsx";
export type { LessonPlayerProps } from "../exercises/lesson-player/LessonPlayer.tsx";
export type { LessonAtom } from "../exercises/lesson-player/LessonAtom.ts";
export type { NextLesson } from "../exercises/lesson-player/NextLesson.ts";
export type { ExerciseReport } from "../exercises/player/ExercisePlayerProps.ts";
export type { AnswerCircumstances, AnswerReply } from "../exercises/session/ExerciseSession.ts";
