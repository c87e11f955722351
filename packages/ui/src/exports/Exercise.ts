export { Exercise } from "../embed/Exercise.tsx";
export type { CheckedAnswer, ContentError, ExerciseProps } from "../embed/ExerciseProps.ts";
export type { ReadPlayable } from "../exercises/playable.ts";
