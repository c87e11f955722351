import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { fontSize, fontWeight, lineHeight, motion, space, vars } from "../../tokens/index.ts";

export const rules = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 13rem), 1fr))",
  columnGap: space[4],
  rowGap: space[1],
  paddingBlockStart: space[1],
});

const base = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[2],
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  transition: `color ${motion.base} ${motion.ease}`,
});
globalStyle(`${base} > svg`, { marginBlockStart: "0.16em" });

export const rule = styleVariants({
  met: [base, { color: vars.color.right.ink, fontWeight: fontWeight.medium }],
  unmet: [base, { color: vars.color.ink.second }],
});
