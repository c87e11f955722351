import { globalStyle, style } from "@vanilla-extract/css";
import { visuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.css.ts";
import { fontSize, space, vars } from "../../tokens/index.ts";

export const board = style({ display: "grid", gap: space[8], overflowWrap: "anywhere" });

export const categories = style({ display: "grid", gap: space[8] });

/** The cards of a category fill its width, and are all of one height. */
export const cards = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10rem), 1fr))",
  gridAutoRows: "1fr",
});
globalStyle(`${cards} > :only-child`, { maxInlineSize: "22rem" });

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
