import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  measure,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

export const text = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  maxInlineSize: measure.text,
  fontSize: fontSize.large,
  lineHeight: "1.6",
});

export const heading = style({
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  fontSize: fontSize.title,
  lineHeight: lineHeight.snug,
  textWrap: "balance",
  selectors: { "&:not(:first-child)": { marginBlockStart: space[4] } },
});

export const sentence = style({ textWrap: "pretty" });

export const list = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[2],
    paddingInlineStart: "1.5em",
  },
  variants: {
    ordered: { true: { listStyle: "decimal" }, false: { listStyle: "disc" } },
  },
});

export const quote = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  paddingBlock: space[1],
  paddingInlineStart: space[5],
  borderInlineStart: `3px solid ${vars.color.accent.strong}`,
  fontStyle: "normal",
});

export const quoteSource = style({ fontSize: fontSize.small, color: vars.color.ink.second });

export const figure = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space[3],
  padding: space[5],
  borderRadius: radius.large,
  background: vars.color.ground.second,
});

export const figureCaption = style({
  maxInlineSize: "100%",
  fontSize: fontSize.small,
  color: vars.color.ink.second,
  textAlign: "center",
});

export const captioned = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  minInlineSize: 0,
});

export const unformatted = style({
  fontFamily: fontFamily.code,
  padding: space[4],
  fontSize: "1rem",
  lineHeight: "1.6",
  overflowX: "auto",
});
