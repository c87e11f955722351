import { style } from "@vanilla-extract/css";
import { fontSize, radius, space, vars } from "../../tokens/index.ts";

export const glyphs = style({
  display: "grid",
  gap: space[2],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 7.25rem), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const glyph = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space[2],
  minBlockSize: "6rem",
  padding: space[2],
  borderRadius: radius.medium,
  border: `1px solid ${vars.color.line.soft}`,
  background: vars.color.ground.card,
  fontSize: fontSize.small,
  textAlign: "center",
  minInlineSize: 0,
});
