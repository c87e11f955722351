import { style } from "@vanilla-extract/css";
import { from, space, vars } from "../../tokens/index.ts";

export const header = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  "@media": {
    [from("laptop")]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "end",
      columnGap: space[12],
    },
  },
});

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  maxInlineSize: "34rem",
  overflowWrap: "anywhere",
});
export const date = style({ color: vars.color.ink.second });
