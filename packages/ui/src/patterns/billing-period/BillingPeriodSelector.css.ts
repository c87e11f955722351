import { style } from "@vanilla-extract/css";
import {
  below,
  chosenRing,
  control,
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  radius,
  space,
  touched,
  vars,
} from "../../tokens/index.ts";

export const group = style({
  display: "grid",
  justifyItems: "center",
  gap: space[3],
  overflowWrap: "anywhere",
});

export const track = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space[1],
  inlineSize: "min(100%, 32rem)",
  padding: space[1],
  border: control.border,
  borderRadius: radius.large,
  background: vars.color.ground.second,
  "@media": { [below("tablet")]: { gridAutoFlow: "row" } },
});

export const option = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  minBlockSize: control.heightLarge,
  padding: `${space[2]} ${space[2]}`,
  borderRadius: `calc(${radius.large} - ${space[1]})`,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  textAlign: "center",
  color: vars.color.ink.second,
  cursor: "pointer",
  transition: `background-color ${motion.base} ${motion.ease}, color ${motion.base} ${motion.ease}`,
  selectors: {
    "&:hover": { ...touched.hover, color: vars.color.ink.base },
    "&:active": touched.pressed,
    "&:has(:checked)": {
      background: vars.color.primary.base,
      color: vars.color.primary.ink,
      boxShadow: vars.shadow.small,
    },
    "&:has(:focus-visible)": {
      outline: `3px solid ${vars.color.focus.ring}`,
      outlineOffset: "3px",
    },
  },
  "@media": {
    [below("tablet")]: {
      gridAutoFlow: "column",
      gridAutoColumns: "auto",
      justifyContent: "space-between",
      alignItems: "baseline",
      minBlockSize: control.height,
      paddingInline: space[4],
    },
    "(forced-colors: active)": {
      selectors: { "&:has(:checked)::after": chosenRing },
    },
  },
});

export const saving = style({ fontSize: fontSize.small, fontWeight: fontWeight.medium });
export const note = style({
  color: vars.color.ink.second,
  fontSize: fontSize.small,
  textAlign: "center",
});
