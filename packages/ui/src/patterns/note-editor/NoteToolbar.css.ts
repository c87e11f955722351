import { style } from "@vanilla-extract/css";
import { chosenRing, control, space, vars } from "../../tokens/index.ts";

export const toolbar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[1],
  padding: space[1],
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
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
