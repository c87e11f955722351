import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight, space, vars } from "../../tokens/index.ts";

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontSize: fontSize.small,
});

export const gain = style({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums lining-nums",
});

/** On its way. */
export const sending = style({});

/** Not there yet: with the way to send it by hand. */
export const unsent = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  marginBlockStart: space[2],
  color: vars.color.ink.base,
});
