import { style } from "@vanilla-extract/css";
import { lineHeight, space } from "../../tokens/index.ts";

export const text = style({
  display: "grid",
  gap: space[3],
  maxInlineSize: "20rem",
  lineHeight: lineHeight.body,
});
