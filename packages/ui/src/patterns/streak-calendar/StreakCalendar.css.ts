import { style } from "@vanilla-extract/css";
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

export const calendar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  maxInlineSize: "30rem",
  overflowWrap: "anywhere",
});

export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space[4],
});
export const headWords = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[1],
});
export const quiet = style({ color: vars.color.ink.second, lineHeight: lineHeight.snug });

export const flame = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: "3.5rem",
    blockSize: "3.5rem",
    borderRadius: radius.full,
  },
  variants: {
    burning: {
      true: { background: vars.color.warm.tint, color: vars.color.warm.ink },
      false: { background: vars.color.neutral.tint, color: vars.color.ink.second },
    },
  },
});

export const monthBar = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
});
export const monthName = style({
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  textAlign: "center",
  selectors: { "&::first-letter": { textTransform: "uppercase" } },
});

export const table = style({ inlineSize: "100%", tableLayout: "fixed", textAlign: "center" });
export const caption = visuallyHidden;
export const weekday = style({
  paddingBlockEnd: space[2],
  color: vars.color.ink.second,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

/** The bond runs from the middle of this day to the middle of the next, under both atoms. */
export const day = recipe({
  base: { position: "relative", padding: `${space[1]} 0` },
  variants: {
    bonded: {
      true: {
        selectors: {
          "&::before": {
            content: "",
            position: "absolute",
            insetInlineStart: "50%",
            insetBlockStart: "calc(50% - 2px)",
            inlineSize: "100%",
            blockSize: "4px",
            background: vars.color.molecule.bondDone,
          },
        },
        "@media": {
          "(forced-colors: active)": {
            selectors: { "&::before": { background: "CanvasText" } },
          },
        },
      },
    },
  },
});

/** More study is more line and more fill, so that the levels differ without colour too. */
const levels = {
  0: { borderColor: "transparent", color: vars.color.ink.second },
  1: {
    borderColor: vars.color.molecule.bondDone,
    borderStyle: "dotted",
    background: vars.color.ground.card,
    color: vars.color.ink.base,
  },
  2: {
    borderColor: vars.color.molecule.bondDone,
    background: vars.color.accent.tint,
    color: vars.color.accent.ink,
  },
  3: {
    borderColor: vars.color.accent.strong,
    background: vars.color.accent.strong,
    color: vars.color.ink.inverse,
  },
} as const;

/** Where colours are forced, a day without study has no line and a day with much is full. */
const forcedLine = (borderColor: string) => ({
  "@media": { "(forced-colors: active)": { borderColor } },
});
const forcedFull = {
  "@media": {
    "(forced-colors: active)": {
      borderColor: "CanvasText",
      background: "CanvasText",
      color: "Canvas",
      forcedColorAdjust: "none",
    },
  },
} as const;
const level0 = [levels[0], forcedLine("Canvas")];
const level1 = [levels[1], forcedLine("CanvasText")];
const level2 = [levels[2], forcedLine("CanvasText")];
const level3 = [levels[3], forcedFull];

export const atom = recipe({
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    inlineSize: "min(2.5rem, 100%)",
    aspectRatio: "1",
    marginInline: "auto",
    border: "2px solid transparent",
    borderRadius: radius.full,
    fontSize: fontSize.small,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1,
  },
  variants: {
    level: { 0: level0, 1: level1, 2: level2, 3: level3 },
    off: {
      true: {
        border: `2px dashed ${vars.color.line.control}`,
        background: vars.color.ground.card,
      },
    },
    today: {
      true: {
        outline: `2px solid ${vars.color.molecule.ring}`,
        outlineOffset: "2px",
        fontWeight: fontWeight.strong,
      },
    },
  },
});

export const legend = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "end",
  gap: space[2],
  color: vars.color.ink.second,
  fontSize: fontSize.small,
});
export const legendWords = visuallyHidden;
export const sample = recipe({
  base: {
    inlineSize: "1rem",
    blockSize: "1rem",
    border: "2px solid transparent",
    borderRadius: radius.full,
  },
  variants: {
    level: { 1: level1, 2: level2, 3: level3 },
    off: { true: { border: `2px dashed ${vars.color.line.control}` } },
  },
});
