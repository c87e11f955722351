import { style } from "@vanilla-extract/css";
import { lineHeight, space } from "../../tokens/index.ts";

/** A finger's size, and yet no higher than the heading beside it. */
export const mark = style({ flexShrink: 0, marginBlock: `-${space[2]}` });

export const text = style({
  display: "grid",
  gap: space[3],
  maxInlineSize: "20rem",
  lineHeight: lineHeight.body,
});
