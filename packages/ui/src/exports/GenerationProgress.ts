export { GenerationProgress } from "../patterns/generation-progress/GenerationProgress.tsx";
export type { GenerationProgressProps } from "../patterns/generation-progress/GenerationProgress.tsx";
