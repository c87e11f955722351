import { style } from "@vanilla-extract/css";
import { visuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.css.ts";
import { chosenRing, control, motion, radius, touched, vars } from "../../tokens/index.ts";

export const group = style({
  display: "inline-flex",
  flexWrap: "wrap",
  maxInlineSize: "100%",
  border: control.border,
  borderRadius: control.radius,
  background: vars.color.ground.card,
});

export const radio = style([visuallyHidden]);

export const choice = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: control.height,
  blockSize: "calc(3rem - 3px)",
  borderRadius: radius.small,
  color: vars.color.ink.second,
  cursor: "pointer",
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    "&:hover": { ...touched.hover, color: vars.color.ink.base },
    "&:active": touched.pressed,
    "&:has(:checked)": {
      background: vars.color.accent.tint,
      color: vars.color.accent.ink,
      boxShadow: `inset 0 -3px ${vars.color.accent.strong}`,
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
