import { style } from "@vanilla-extract/css";
import { fontSize, space, vars } from "../../tokens/index.ts";

/** Said to all who have a keyboard, and shown where there is surely one. */
export const keys = style({
  marginBlockStart: space[4],
  fontSize: fontSize.small,
  color: vars.color.ink.second,
  "@media": {
    "(hover: none), (pointer: coarse), (max-width: 37.5em)": {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      margin: 0,
    },
  },
});
