import { style } from "@vanilla-extract/css";
import { space, vars } from "../../tokens/index.ts";

export const figure = style({
  display: "grid",
  gap: space[5],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const head = style({ display: "grid", gap: space[1] });
/** In the middle of a card that is as high as its neighbour. */
export const empty = style({ marginBlock: "auto" });
export const summary = style({ color: vars.color.ink.second });

/** As high before the plot is there as with it. Time runs from left to right in every language. */
export const frame = style({ blockSize: "15rem", minInlineSize: 0, direction: "ltr" });
