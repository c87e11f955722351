import { globalStyle, style } from "@vanilla-extract/css";
import {
  chosenRing,
  control,
  fontWeight,
  motion,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

export const ways = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[1],
  padding: space[1],
  borderRadius: radius.medium,
  background: vars.color.ground.second,
});

export const option = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minBlockSize: control.heightSmall,
  borderRadius: radius.small,
  border: "1.5px solid transparent",
  fontWeight: fontWeight.strong,
  color: vars.color.ink.second,
  cursor: "pointer",
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    "&:has(:checked)": {
      background: vars.color.ground.card,
      borderColor: vars.color.accent.strong,
      color: vars.color.ink.base,
    },
    "&:has(:focus-visible)": {
      outline: `3px solid ${vars.color.focus.ring}`,
      outlineOffset: "2px",
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&:has(:checked)::after": chosenRing },
    },
  },
});
globalStyle(`${option} input`, { position: "absolute", opacity: 0, pointerEvents: "none" });
