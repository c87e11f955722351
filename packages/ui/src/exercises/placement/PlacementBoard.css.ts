import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

export const rows = style({ display: "grid", gap: space[3] });

export const row = recipe({
  base: { display: "grid", gap: space[3] },
  variants: {
    brief: {
      true: { gridTemplateColumns: "minmax(5.5rem, 32%) minmax(0, 1fr)" },
      false: { gridTemplateColumns: "minmax(0, 42fr) minmax(0, 58fr)" },
    },
  },
});

export const left = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    alignContent: "center",
    gap: space[2],
    minBlockSize: "3.5rem",
    padding: space[2],
    borderRadius: radius.medium,
    background: vars.color.accent.tint,
    color: vars.color.accent.ink,
    fontWeight: fontWeight.strong,
    textAlign: "center",
    overflowWrap: "anywhere",
    hyphens: "auto",
    "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
  },
  variants: {
    brief: {
      true: { fontSize: fontSize.heading, lineHeight: lineHeight.heading, padding: space[1] },
      false: { fontSize: fontSize.body, lineHeight: lineHeight.snug },
    },
  },
});

export const hint = style({
  marginBlock: `${space[6]} ${space[3]}`,
  color: vars.color.ink.second,
});

export const poolCards = style({ display: "flex", flexWrap: "wrap", gap: space[3] });

/** Said to all who have a keyboard, and shown where there is surely one. */
export const keys = style({
  marginBlockStart: space[4],
  fontSize: fontSize.small,
  color: vars.color.ink.second,
  "@media": {
    "(hover: none), (pointer: coarse)": {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      margin: 0,
    },
  },
});

/** The card under the pointer, a little above it so that a finger does not hide it. */
export const ghost = style({
  position: "fixed",
  insetBlockStart: 0,
  left: 0,
  zIndex: layer.overlay,
  pointerEvents: "none",
  marginBlockStart: "-2.75rem",
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.medium,
  border: `1.5px solid ${vars.color.accent.strong}`,
  background: vars.color.ground.raised,
  color: vars.color.ink.base,
  fontSize: fontSize.large,
  fontWeight: fontWeight.strong,
  boxShadow: vars.shadow.large,
  transform: "translateX(-50%)",
  maxInlineSize: "16rem",
});
