import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, measure, space, vars } from "../../tokens/index.ts";

export const editor = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  minInlineSize: 0,
  gap: space[4],
  maxInlineSize: measure.reading,
  overflowWrap: "anywhere",
});
export const looks = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10rem), 1fr))",
  gap: space[4],
});
export const save = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: space[2],
    minBlockSize: "1.5em",
    fontSize: fontSize.small,
  },
  variants: {
    failed: {
      true: { color: vars.color.wrong.ink },
      false: { color: vars.color.ink.second },
    },
  },
});
