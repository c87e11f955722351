export { Exercise } from "../embed/Exercise.tsx";
export type { CheckedAnswer, ContentError, ExerciseProps } from "../embed/Exercise.tsx";
export type { ReadPlayable } from "../exercises/playable.ts";
