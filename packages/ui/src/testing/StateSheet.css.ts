import { style, styleVariants } from "@vanilla-extract/css";
import { fontSize, space, vars } from "../tokens/index.ts";

const sheet = style({ display: "grid", gap: space[5], alignItems: "start" });

export const sheetOf = styleVariants({
  cells: [sheet, { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))" }],
  rows: [sheet, { gridTemplateColumns: "minmax(0, 1fr)" }],
});

export const cell = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  justifyItems: "start",
  minInlineSize: 0,
});
export const wide = style([cell, { justifyItems: "stretch" }]);
export const caption = style({
  fontSize: fontSize.small,
  color: vars.color.ink.second,
  overflowWrap: "anywhere",
});
