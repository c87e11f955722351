import { style } from "@vanilla-extract/css";
import { fontFamily, radius, vars } from "../../tokens/index.ts";

export const code = style({
  fontFamily: fontFamily.code,
  fontSize: "0.92em",
  paddingInline: "0.3em",
  borderRadius: radius.small,
  background: vars.color.neutral.tint,
});

export const mark = style({
  color: "inherit",
  background: vars.color.accent.tint,
  borderRadius: "0.25em",
  paddingInline: "0.15em",
  boxDecorationBreak: "clone",
  WebkitBoxDecorationBreak: "clone",
  "@media": { "(forced-colors: active)": { textDecoration: "underline" } },
});

/** On a line of its own rather than broken, unless no line is long enough. */
export const equation = style({ display: "inline-block", maxInlineSize: "100%" });
