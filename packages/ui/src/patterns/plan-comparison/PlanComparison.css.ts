import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { visuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.css.ts";
import {
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

/** Narrower than four columns of words need. */
const narrow = "(width < 34rem)";

export const frame = style({
  containerType: "inline-size",
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: radius.medium,
  background: vars.color.ground.card,
  boxShadow: vars.shadow.medium,
});

export const table = style({
  inlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontVariantNumeric: "tabular-nums",
  "@container": { [narrow]: { display: "block" } },
});
export const caption = visuallyHidden;

/** A feature's name above its values, side by side. */
export const row = style({
  "@container": {
    [narrow]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      borderBlockEnd: `1px solid ${vars.color.line.soft}`,
      selectors: { "tbody:last-child > &:last-child": { borderBlockEnd: 0 } },
    },
  },
});
globalStyle(`${table} > :is(thead, tbody)`, {
  "@container": { [narrow]: { display: "block" } },
});

const cell = style({
  padding: `${space[3]} ${space[4]}`,
  verticalAlign: "middle",
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
  "@container": { [narrow]: { borderBlockEnd: 0 } },
});

const leading = style({
  inlineSize: "34%",
  textAlign: "start",
  "@container": { [narrow]: { gridColumn: "1 / -1", inlineSize: "auto" } },
});

export const corner = style([
  cell,
  leading,
  {
    verticalAlign: "bottom",
    color: vars.color.ink.second,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    // Above its column it says what stands below it; above the plans it would say nothing.
    "@container": { [narrow]: { position: "absolute", clipPath: "inset(50%)" } },
  },
]);

export const feature = style([
  cell,
  leading,
  {
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.snug,
    "@container": { [narrow]: { paddingBlockEnd: space[1] } },
  },
]);

export const plan = recipe({
  base: [
    cell,
    {
      verticalAlign: "top",
      paddingBlock: space[5],
      textAlign: "center",
      fontWeight: fontWeight.medium,
      "@container": { [narrow]: { paddingInline: space[2] } },
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
    fontFamily: fontFamily.heading,
    fontWeight: fontWeight.heading,
    color: vars.color.accent.ink,
    "@container": { [narrow]: { gridColumn: "1 / -1" } },
  },
]);

export const value = recipe({
  base: [
    cell,
    {
      textAlign: "center",
      lineHeight: lineHeight.snug,
      "@container": {
        [narrow]: {
          display: "grid",
          alignContent: "start",
          justifyItems: "center",
          gap: space[1],
          paddingInline: space[2],
          // A word too long for a third of a phone counts as broken already when the column is measured.
          overflowWrap: "anywhere",
          hyphens: "auto",
          fontSize: fontSize.small,
        },
      },
    },
  ],
  variants: { current: { true: { background: vars.color.accent.tint } } },
});

/** Whose value it is, where the plans' names have scrolled away. */
export const ofPlan = style({
  display: "none",
  color: vars.color.ink.second,
  fontSize: fontSize.small,
  "@container": { [narrow]: { display: "block" } },
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
