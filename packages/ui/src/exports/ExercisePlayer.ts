export { ExercisePlayer } from "../exercises/player/ExercisePlayer.tsx";
export type { ExercisePlayerProps, ExerciseReport } from "../exercises/player/ExercisePlayer.tsx";
export type { AnswerReply, Outcome } from "../exercises/player/exerciseState.ts";
export type { PlayableAtom } from "../exercises/player/PlayableAtom.ts";
export type { QuestionPosition } from "../exercises/player/Eyebrow.tsx";
export type { AnswerCircumstances, OnAnswer } from "../exercises/player/useExercise.ts";
