import { style, styleVariants } from "@vanilla-extract/css";
import { fontSize, space, vars } from "../tokens/index.ts";

const sheet = style({ display: "grid", gap: space[5], alignItems: "start" });

/** No box of its own, so that what it holds lies as it would without it. */
export const contents = style({ display: "contents" });

export const sheetOf = styleVariants({
  small: [
    sheet,
    { gap: space[4], gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8rem), 1fr))" },
  ],
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
