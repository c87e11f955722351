export { TrailBar } from "../patterns/trail-bar/TrailBar.tsx";
export type { TrailBarProps } from "../patterns/trail-bar/TrailBar.tsx";
