import { style } from "@vanilla-extract/css";
import { density, fontSize, vars } from "../../tokens/index.ts";

/** Search and filters in one row where there is room for both. */
export const toolbar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: density.gap,
  overflowWrap: "anywhere",
});

export const search = style({ flex: "1 1 15rem", maxInlineSize: "34rem" });
export const count = style({
  flexBasis: "100%",
  color: vars.color.ink.second,
  fontSize: fontSize.small,
});
