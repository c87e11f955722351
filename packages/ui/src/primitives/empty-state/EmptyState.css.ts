import { recipe } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";
import { measure, space } from "../../tokens/index.ts";

export const state = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "center",
    gap: space[4],
    marginInline: "auto",
    paddingBlock: space[8],
    textAlign: "center",
    maxInlineSize: measure.narrow,
    overflowWrap: "anywhere",
  },
  variants: { size: { medium: {}, large: { paddingBlock: space[12], gap: space[5] } } },
});

export const words = style({ display: "grid", gap: space[2], maxInlineSize: "100%" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[3],
});
