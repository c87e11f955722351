import { recipe } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";
import { fontWeight, lineHeight, space } from "../../tokens/index.ts";

export const group = style({ display: "grid", gap: space[2], overflowWrap: "anywhere" });

export const legend = style({
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  marginBlockEnd: space[2],
});

export const options = recipe({
  base: { display: "flex" },
  variants: {
    layout: {
      stack: { flexDirection: "column" },
      row: { flexWrap: "wrap", columnGap: space[6] },
      cards: {
        display: "grid",
        gap: space[3],
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
      },
    },
  },
});
