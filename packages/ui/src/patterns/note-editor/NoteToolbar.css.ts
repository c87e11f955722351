import { style } from "@vanilla-extract/css";
import { chosenRing, control, layer, radius, space, vars } from "../../tokens/index.ts";

/** Stays in sight while a long note is written, also in the lower half of a phone. */
export const toolbar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: layer.raised,
  display: "flex",
  flexWrap: "wrap",
  gap: space[1],
  padding: space[1],
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
  borderStartStartRadius: radius.medium,
  borderStartEndRadius: radius.medium,
  background: vars.color.ground.card,
});

export const pressable = style({
  selectors: {
    "&[aria-pressed='true']": {
      background: vars.color.accent.tint,
      color: vars.color.accent.ink,
      borderColor: vars.color.accent.strong,
    },
    "&[aria-disabled='true']": { opacity: control.disabledOpacity },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&[aria-pressed='true']::after": chosenRing,
      },
    },
  },
});
