import { vars } from "../../tokens/index.ts";

/** How a card or a place looks: its verdict, once there is one, else whether it is in hand. */
export const looks = {
  open: '&:not([data-right], [aria-pressed="true"])',
  picked: '&[aria-pressed="true"]',
  right: '&[data-right="true"]',
  wrong: '&[data-right="false"]',
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
