import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight, space, vars } from "../../tokens/index.ts";

export const question = style({
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${vars.color.accent.line}`,
  fontWeight: fontWeight.strong,
  overflowWrap: "anywhere",
});

export const checks = style({ display: "grid", gap: space[2], listStyle: "none" });

export const check = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: space[2],
});

export const tick = style({
  display: "inline-flex",
  marginBlockStart: "0.2em",
  color: vars.color.right.ink,
});

export const figures = style({ display: "grid", gap: space[2], overflowWrap: "anywhere" });

export const figure = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[4],
});

export const value = style({
  fontSize: fontSize.large,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
});
