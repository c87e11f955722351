export { ExerciseSolution } from "../exercises/solution/ExerciseSolution.tsx";
export type { ExerciseSolutionProps } from "../exercises/solution/ExerciseSolution.tsx";
