import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { visuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.css.ts";
import {
  below,
  fontFamily,
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

/** Scrolls by itself; the column of features stays in sight. */
export const scroller = style({
  overflowX: "auto",
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: radius.medium,
  background: vars.color.ground.card,
  boxShadow: vars.shadow.medium,
});

export const table = style({
  inlineSize: "100%",
  minInlineSize: "34rem",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontVariantNumeric: "tabular-nums",
});
export const caption = visuallyHidden;

const cell = style({
  padding: `${space[3]} ${space[4]}`,
  verticalAlign: "middle",
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
});

const leading = style({
  position: "sticky",
  insetInlineStart: 0,
  zIndex: layer.raised,
  inlineSize: "34%",
  background: vars.color.ground.card,
  textAlign: "start",
  "@media": {
    [below("tablet")]: {
      inlineSize: "9.25rem",
      paddingInline: space[3],
      overflowWrap: "break-word",
      hyphens: "auto",
      fontSize: fontSize.small,
    },
  },
});

export const corner = style([
  cell,
  leading,
  {
    verticalAlign: "bottom",
    color: vars.color.ink.second,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
  },
]);

export const feature = style([
  cell,
  leading,
  { fontWeight: fontWeight.medium, lineHeight: lineHeight.snug },
]);

export const plan = recipe({
  base: [
    cell,
    {
      verticalAlign: "top",
      paddingBlock: space[5],
      textAlign: "center",
      fontWeight: fontWeight.medium,
      "@media": { [below("tablet")]: { paddingInline: space[1] } },
    },
  ],
  variants: { current: { true: { background: vars.color.accent.tint } } },
});
export const planName = style({
  display: "block",
  fontFamily: fontFamily.heading,
  fontSize: fontSize.large,
  fontWeight: fontWeight.heading,
});
export const price = style({
  display: "block",
  color: vars.color.ink.second,
  fontSize: fontSize.small,
  marginBlockEnd: space[1],
});

export const group = style([
  cell,
  {
    paddingBlockStart: space[6],
    textAlign: "start",
    "@media": { [below("tablet")]: { paddingInline: space[3] } },
    fontFamily: fontFamily.heading,
    fontWeight: fontWeight.heading,
    color: vars.color.accent.ink,
  },
]);

export const value = recipe({
  base: [cell, { textAlign: "center", lineHeight: lineHeight.snug }],
  variants: { current: { true: { background: vars.color.accent.tint } } },
});

export const mark = recipe({
  base: { display: "inline-grid", placeItems: "center" },
  variants: {
    included: {
      true: { color: vars.color.right.ink },
      false: { color: vars.color.ink.second },
    },
  },
});
