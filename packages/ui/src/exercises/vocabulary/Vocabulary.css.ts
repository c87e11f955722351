import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontFamily, fontSize, fontWeight, space, vars } from "../../tokens/index.ts";

export const words = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  alignItems: "start",
  gap: `${space[6]} ${space[5]}`,
});

export const card = recipe({
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignItems: "center" },
  variants: {
    pictured: {
      true: { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: space[4] },
    },
  },
});

export const asked = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[2]}`,
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  fontSize: fontSize.title,
  overflowWrap: "anywhere",
});

export const reading = style({
  fontFamily: fontFamily.body,
  fontWeight: fontWeight.regular,
  fontSize: fontSize.small,
  color: vars.color.ink.second,
});
