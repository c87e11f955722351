import { style } from "@vanilla-extract/css";
import { fontSize, space, vars } from "../../tokens/index.ts";

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
export const note = style({
  position: "relative",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  color: vars.color.ink.second,
  fontSize: fontSize.small,
});
