import { style } from "@vanilla-extract/css";
import { control, space, vars } from "../../tokens/index.ts";

export const holder = style({
  position: "relative",
  display: "inline-flex",
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  alignItems: "center",
  color: vars.color.ink.base,
});

export const select = style({
  appearance: "none",
  minInlineSize: 0,
  minBlockSize: control.height,
  paddingInline: `${space[10]} ${space[10]}`,
  border: control.border,
  borderRadius: control.radius,
  background: vars.color.ground.card,
  cursor: "pointer",
});

export const option = style({ background: vars.color.ground.raised, color: vars.color.ink.base });

const glyph = style({
  position: "absolute",
  display: "grid",
  placeItems: "center",
  color: vars.color.ink.second,
  pointerEvents: "none",
});
export const globe = style([glyph, { insetInlineStart: space[3] }]);
export const chevron = style([glyph, { insetInlineEnd: space[3] }]);
