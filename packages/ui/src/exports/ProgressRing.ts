export { ProgressRing, progressRingSizes } from "../primitives/progress-ring/ProgressRing.tsx";
export type { ProgressRingProps } from "../primitives/progress-ring/ProgressRing.tsx";
