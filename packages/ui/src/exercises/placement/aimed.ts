import { vars } from "../../tokens/index.ts";

/** How a card or a place looks (`lookOf`), as a selector. */
export const looks = {
  open: '&[data-look="open"]',
  picked: '&[data-look="picked"]',
  right: '&[data-look="right"]',
  wrong: '&[data-look="wrong"]',
} as const;

export const rightColours = {
  background: vars.color.right.tint,
  color: vars.color.right.ink,
  borderColor: vars.color.right.ink,
} as const;

export const wrongColours = {
  background: vars.color.wrong.tint,
  color: vars.color.wrong.ink,
  borderColor: vars.color.wrong.ink,
} as const;

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
