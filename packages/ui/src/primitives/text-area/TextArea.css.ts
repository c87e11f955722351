import { style } from "@vanilla-extract/css";
import { lineHeight, space } from "../../tokens/index.ts";

export const textArea = style({
  paddingBlock: space[3],
  lineHeight: lineHeight.body,
  resize: "vertical",
  fieldSizing: "content",
  maxBlockSize: "24rem",
});
