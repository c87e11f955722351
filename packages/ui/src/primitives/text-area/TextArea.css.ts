import { createVar, style } from "@vanilla-extract/css";
import { lineHeight, space } from "../../tokens/index.ts";

/** How many lines it shows at least. */
export const lines = createVar();

export const textArea = style({
  paddingBlock: space[3],
  lineHeight: lineHeight.body,
  resize: "vertical",
  // A field that is sized by its content heeds no rows.
  fieldSizing: "content",
  minBlockSize: `calc(${lines} * 1lh + 2 * ${space[3]})`,
  maxBlockSize: "24rem",
});
