import { style, styleVariants } from "@vanilla-extract/css";
import {
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
  gap: space[2],
  overflowWrap: "anywhere",
  selectors: { "&:focus": { outline: "none" } },
});
export const legend = style({ fontWeight: fontWeight.strong, marginBlockEnd: space[2] });
export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space[3],
  maxInlineSize: "26rem",
});

const toned = ({ ink, tint }: { ink: string; tint: string }) => ({
  selectors: {
    "&:has(:checked)": { background: tint, color: ink, borderColor: ink },
  },
});

const face = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space[1],
  minBlockSize: "5.5rem",
  padding: space[2],
  border: control.border,
  borderRadius: radius.medium,
  background: vars.color.ground.card,
  color: vars.color.ink.second,
  textAlign: "center",
  cursor: "pointer",
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    "&:hover": touched.hoverOfBordered,
    "&:active": { boxShadow: touched.pressed.boxShadow },
    "&:has(:checked)": { boxShadow: "inset 0 0 0 1px currentColor" },
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

/** A face, by the mood that it stands for. */
export const faces = styleVariants(
  {
    positive: vars.color.right,
    neutral: vars.color.warning,
    negative: vars.color.wrong,
  },
  (tone) => [face, toned(tone)],
);

export const word = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
});
