import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight, lineHeight, radius, space, vars } from "../../tokens/index.ts";

export const groups = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
  gap: space[4],
});

export const group = style({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: space[3],
  minInlineSize: 0,
  padding: space[4],
  borderRadius: radius.large,
  background: vars.color.accent.tint,
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
  color: vars.color.accent.ink,
  fontSize: fontSize.large,
  lineHeight: lineHeight.snug,
  fontWeight: fontWeight.strong,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const cards = style({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  gap: space[2],
  minInlineSize: 0,
});
