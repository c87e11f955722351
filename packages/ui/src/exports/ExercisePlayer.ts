export { ExercisePlayer } from "../exercises/player/ExercisePlayer.tsx";
export type {
  ExercisePlayerProps,
  ExerciseReport,
} from "../exercises/player/ExercisePlayerProps.ts";
export type {
  AnswerCircumstances,
  AnswerReply,
  Outcome,
} from "../exercises/session/ExerciseSession.ts";
export type { OnAnswer } from "../exercises/session/Host.ts";
export type { PlayableAtom } from "../exercises/player/PlayableAtom.ts";
export type { QuestionPosition } from "../exercises/player/Eyebrow.tsx";
