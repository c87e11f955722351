import { style } from "@vanilla-extract/css";
import {
  chosenRing,
  control,
  fontWeight,
  lineHeight,
  motion,
  radius,
  space,
  touched,
  vars,
} from "../../tokens/index.ts";

export const group = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  overflowWrap: "anywhere",
});

export const option = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: control.heightSmall,
  padding: `${space[1]} ${space[4]}`,
  background: vars.color.ground.card,
  border: control.border,
  borderRadius: radius.full,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  cursor: "pointer",
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    "&:hover": touched.hoverOfBordered,
    "&:active": { boxShadow: touched.pressed.boxShadow },
    "&:has(:checked)": {
      background: vars.color.primary.base,
      borderColor: vars.color.primary.base,
      color: vars.color.primary.ink,
    },
    "&:has(:focus-visible)": {
      outline: `3px solid ${vars.color.focus.ring}`,
      outlineOffset: "2px",
    },
    "&:has(:disabled)": { opacity: control.disabledOpacity, cursor: "not-allowed" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&:has(:checked)::after": chosenRing },
    },
  },
});
