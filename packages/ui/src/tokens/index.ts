export { breakpoints, below, from } from "./breakpoints.ts";
export type { Breakpoint } from "./breakpoints.ts";
export { vars } from "./contract.css.ts";
export { motion } from "./motion.css.ts";
export { gapNames, gaps, space } from "./space.ts";
export type { Gap, Space } from "./space.ts";
export { layer, measure, radius } from "./shape.ts";
export { fontFamily, fontSize, fontWeight, lineHeight } from "./typography.ts";
export { density } from "./density.css.ts";
export { densities } from "./density-values.ts";
export type { Density } from "./density-values.ts";
export { cardInset, control, tones, touched } from "./components.ts";
export { chosenRing } from "./forcedColourRules.ts";
export type { Tone } from "./components.ts";
export {
  alignmentNames,
  alignments,
  justificationNames,
  justifications,
  layoutElements,
} from "./alignment.ts";
export type { Alignment, Justification, LayoutElement } from "./alignment.ts";
