import { style } from "@vanilla-extract/css";
import { fontSize, lineHeight, motion, radius, space, touched, vars } from "../../tokens/index.ts";

export const tools = style({ display: "grid", gap: space[2] });
export const tool = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
  inlineSize: "100%",
  minBlockSize: "4.25rem",
  padding: space[3],
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: radius.medium,
  cursor: "pointer",
  textAlign: "start",
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    "&:hover": touched.hoverOfBordered,
    "&:active": touched.pressed,
    "&:focus-visible": { borderRadius: radius.medium },
  },
});
export const sign = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: radius.medium,
  background: vars.color.accent.tint,
  color: vars.color.accent.ink,
});
export const words = style({ display: "grid", lineHeight: lineHeight.snug });
export const text = style({ color: vars.color.ink.second, fontSize: fontSize.small });
