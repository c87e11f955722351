import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  control,
  fontFamily,
  fontSize,
  fontWeight,
  motion,
  radius,
  space,
  touched,
  vars,
} from "../../tokens/index.ts";

/** As wide as a hand can play. */
export const pad = style({ maxInlineSize: "28rem" });

/** Sums run from left to right in every language. */
export const display = recipe({
  base: {
    display: "grid",
    gap: space[1],
    padding: `${space[3]} ${space[4]}`,
    border: control.border,
    borderRadius: radius.medium,
    background: vars.color.ground.card,
    direction: "ltr",
    selectors: {
      "&:focus-within": {
        outline: `3px solid ${vars.color.focus.ring}`,
        outlineOffset: "1px",
      },
    },
  },
  variants: { refused: { true: { borderColor: vars.color.wrong.ink } } },
});

export const expression = style({
  inlineSize: "100%",
  minBlockSize: control.heightSmall,
  padding: 0,
  border: 0,
  background: "none",
  fontSize: fontSize.large,
  fontVariantNumeric: "tabular-nums",
  textAlign: "right",
  selectors: { "&:focus-visible": { outline: "none" } },
});

export const result = recipe({
  base: {
    display: "block",
    minBlockSize: "2.25rem",
    textAlign: "right",
    overflowWrap: "anywhere",
  },
  variants: {
    refused: {
      true: { color: vars.color.wrong.ink, fontSize: fontSize.body, lineHeight: "2.25rem" },
      false: {
        fontFamily: fontFamily.heading,
        fontSize: fontSize.title,
        fontWeight: fontWeight.heading,
        fontVariantNumeric: "lining-nums tabular-nums",
      },
    },
  },
});

/** How a number of the expression was read. */
export const reading = style({
  display: "block",
  color: vars.color.ink.second,
  fontFamily: fontFamily.body,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
});

export const keys = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  gap: space[2],
  direction: "ltr",
});

export const key = recipe({
  base: {
    overflowWrap: "anywhere",
    display: "grid",
    placeItems: "center",
    minBlockSize: control.height,
    border: "1.5px solid transparent",
    borderRadius: radius.medium,
    fontWeight: fontWeight.strong,
    fontVariantNumeric: "lining-nums tabular-nums",
    textAlign: "center",
    cursor: "pointer",
    touchAction: "manipulation",
    userSelect: "none",
    transition: `background-color ${motion.fast} ${motion.ease}, transform ${motion.fast} ${motion.ease}`,
    selectors: {
      "&:active": { transform: "translateY(1px)", boxShadow: touched.pressed.boxShadow },
      "&:focus-visible": { borderRadius: radius.medium },
    },
    "@media": { "(forced-colors: active)": { borderColor: "ButtonText" } },
  },
  variants: {
    kind: {
      digit: {
        background: vars.color.ground.card,
        borderColor: vars.color.line.control,
        fontSize: fontSize.large,
        selectors: { "&:hover": touched.hoverOfBordered },
      },
      sign: {
        background: vars.color.accent.tint,
        color: vars.color.accent.ink,
        fontSize: fontSize.large,
        selectors: { "&:hover": touched.hoverOfBordered },
      },
      function: {
        background: vars.color.ground.second,
        selectors: { "&:hover": touched.hoverOfBordered },
      },
      equals: {
        background: vars.color.primary.base,
        color: vars.color.primary.ink,
        fontSize: fontSize.large,
        selectors: {
          "&:hover": { background: vars.color.primary.hover },
          "&:active": { background: vars.color.primary.pressed, boxShadow: "none" },
        },
      },
    },
  },
});

export const history = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
});
export const historyHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[2],
});
globalStyle(`${historyHead} > *`, { minInlineSize: 0 });
export const calculations = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  maxBlockSize: "14rem",
  overflow: "auto",
  overscrollBehavior: "contain",
});
export const calculation = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[2],
  inlineSize: "100%",
  minBlockSize: control.heightSmall,
  alignItems: "center",
  paddingInline: space[3],
  borderRadius: radius.medium,
  cursor: "pointer",
  direction: "ltr",
  textAlign: "start",
  fontVariantNumeric: "lining-nums tabular-nums",
  selectors: {
    "&:hover": touched.hover,
    "&:active": touched.pressed,
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
export const asked = style({ overflowWrap: "anywhere", color: vars.color.ink.second });
export const told = style({
  marginInlineStart: "auto",
  overflowWrap: "anywhere",
  textAlign: "end",
});
