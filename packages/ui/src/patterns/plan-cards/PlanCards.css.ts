import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  below,
  fontFamily,
  fontSize,
  fontWeight,
  from,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

export const list = style({
  display: "grid",
  gap: space[4],
  "@media": {
    [below("tablet")]: { gap: space[3] },
    [from("laptop")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space[6] },
  },
});

export const card = recipe({
  base: {
    display: "grid",
    gridTemplateRows: "auto auto 1fr auto",
    gap: space[5],
    "@media": {
      [below("tablet")]: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gridTemplateRows: "auto",
        gap: `${space[2]} ${space[3]}`,
        alignItems: "center",
        padding: space[4],
      },
    },
    padding: `clamp(${space[5]}, 2.4vw, ${space[7]})`,
    border: `1px solid ${vars.color.line.soft}`,
    borderRadius: radius.medium,
    background: vars.color.ground.card,
    boxShadow: vars.shadow.medium,
    overflowWrap: "anywhere",
  },
  variants: {
    highlighted: {
      true: {
        borderColor: vars.color.accent.strong,
        outline: `1px solid ${vars.color.accent.strong}`,
        outlineOffset: "-2px",
      },
    },
  },
});

export const head = style({
  display: "grid",
  gap: space[1],
  "@media": { [below("tablet")]: { gridColumn: 1 } },
});
/** On a phone what it holds says it. */
export const quiet = style({
  color: vars.color.ink.second,
  "@media": { [below("tablet")]: { display: "none" } },
});

export const priceLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: space[2],
  color: vars.color.ink.second,
  "@media": { [below("tablet")]: { gridColumn: 1 } },
});

export const price = style({
  color: vars.color.ink.base,
  fontFamily: fontFamily.heading,
  fontSize: fontSize.page,
  fontWeight: fontWeight.heading,
  fontVariantNumeric: "lining-nums",
  lineHeight: "1",
  "@media": { [below("tablet")]: { fontSize: fontSize.heading } },
});

export const features = style({
  display: "grid",
  gap: space[3],
  alignContent: "start",
  "@media": {
    [below("tablet")]: { display: "block", gridColumn: "1 / -1", fontSize: fontSize.small },
  },
});

/** On a phone beside the name and the price, so that three plans take no more than a screen. */
export const action = style({
  display: "grid",
  gridColumn: "1 / -1",
  "@media": { [below("tablet")]: { gridColumn: 2, gridRow: "1 / span 2" } },
});

export const feature = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[3],
  "@media": {
    [below("tablet")]: {
      display: "inline",
    },
  },
});

export const tick = style({
  color: vars.color.accent.ink,
  paddingBlockStart: "0.15em",
  "@media": { [below("tablet")]: { display: "none" } },
});

/** Between features that stand in one line. */
globalStyle(`${feature}:not(:last-child)::after`, {
  "@media": { [below("tablet")]: { content: '" · "' } },
});
