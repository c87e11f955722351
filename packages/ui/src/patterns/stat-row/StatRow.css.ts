import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  below,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  space,
  vars,
} from "../../tokens/index.ts";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  columnGap: space[8],
  rowGap: space[4],
  "@media": {
    [below("tablet")]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
      columnGap: space[5],
    },
  },
});

/** The words come first for a screen reader and second for the eye. */
export const stat = style({ display: "flex", flexDirection: "column-reverse" });

export const place = style({ display: "grid", gap: space[2], inlineSize: "8.5rem" });

export const failed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  overflowWrap: "anywhere",
});

export const label = style({ color: vars.color.ink.second, lineHeight: lineHeight.snug });

export const figure = recipe({
  base: {
    fontFamily: fontFamily.heading,
    fontSize: fontSize.heading,
    fontWeight: fontWeight.heading,
    lineHeight: lineHeight.heading,
    fontVariantNumeric: "lining-nums tabular-nums",
  },
  variants: { accent: { true: { color: vars.color.accent.ink } } },
});
