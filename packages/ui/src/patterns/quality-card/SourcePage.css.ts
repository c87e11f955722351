import { style } from "@vanilla-extract/css";
import { fontSize, lineHeight, radius, space, vars } from "../../tokens/index.ts";

export const page = style({
  position: "relative",
  maxBlockSize: "18rem",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space[4],
  borderRadius: radius.medium,
  border: `1px solid ${vars.color.line.soft}`,
  background: vars.color.ground.page,
  color: vars.color.ink.base,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});

export const passage = style({
  color: "inherit",
  background: vars.color.accent.tint,
  borderRadius: "0.25em",
  paddingInline: "0.15em",
  boxDecorationBreak: "clone",
  WebkitBoxDecorationBreak: "clone",
  scrollMarginBlock: space[6],
  "@media": { "(forced-colors: active)": { textDecoration: "underline" } },
});
