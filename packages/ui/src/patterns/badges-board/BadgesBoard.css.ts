import { globalStyle, style } from "@vanilla-extract/css";
import { visuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.css.ts";
import { fontSize, from, space, vars } from "../../tokens/index.ts";

export const board = style({ display: "grid", gap: space[8], overflowWrap: "anywhere" });

export const categories = style({
  display: "grid",
  gap: `${space[8]} ${space[10]}`,
  alignItems: "start",
  "@media": { [from("desktop")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space[4]} ${space[5]}`,
});
globalStyle(`${head} > fieldset`, { gridColumn: "1 / -1" });
export const summary = style({ fontSize: fontSize.large, textWrap: "balance" });
export const status = visuallyHidden;

export const category = style({ display: "grid", gap: space[4] });
export const categoryHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[6]}`,
});
export const categoryProgress = style({
  display: "grid",
  gridTemplateColumns: "minmax(3rem, 8rem) auto",
  alignItems: "center",
  gap: space[3],
});
export const words = style({
  color: vars.color.ink.second,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
});
