import { vars } from "../../tokens/index.ts";

/** What is in hand, or would be hit. */
export const aimed = {
  borderColor: vars.color.accent.strong,
  background: vars.color.accent.tint,
  boxShadow: `0 0 0 3px ${vars.color.accent.line}`,
} as const;

/** The same in the colours of the system, which has a pair for what is selected. */
export const aimedInForcedColours = {
  forcedColorAdjust: "none",
  borderColor: "Highlight",
  background: "Highlight",
  color: "HighlightText",
} as const;
