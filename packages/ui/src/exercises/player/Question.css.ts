import { style } from "@vanilla-extract/css";
import {
  control,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  space,
  vars,
} from "../../tokens/index.ts";

export const question = style({});

export const top = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minBlockSize: control.heightSmall,
  marginInlineEnd: `calc(-1 * ${space[3]})`,
});

/** Where it takes two lines, it stays off the heading. */
export const eyebrow = style({
  minInlineSize: 0,
  paddingBlock: space[1],
  lineHeight: lineHeight.snug,
  color: vars.color.ink.second,
  overflowWrap: "anywhere",
});

export const heading = style({
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  fontSize: fontSize.heading,
  lineHeight: lineHeight.snug,
  letterSpacing: "-0.008em",
  textWrap: "balance",
  overflowWrap: "anywhere",
  selectors: { "&:focus, &:focus-visible": { outline: "none" } },
});
