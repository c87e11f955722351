export { ProgressBar, progressBarSizes } from "../primitives/progress-bar/ProgressBar.tsx";
export type { ProgressBarProps } from "../primitives/progress-bar/ProgressBar.tsx";
