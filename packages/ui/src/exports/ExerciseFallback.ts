export { ExerciseFallback } from "../exercises/fallback/ExerciseFallback.tsx";
export type { ExerciseFallbackProps } from "../exercises/fallback/ExerciseFallback.tsx";
