import { createVar, style } from "@vanilla-extract/css";
import { fontSize, fontWeight, radius, space, vars } from "../../tokens/index.ts";

export const value = createVar();
export const ink = createVar();
export const ground = createVar();

export const swatch = style({
  position: "relative",
  display: "inline-block",
  minBlockSize: "1.75rem",
  paddingInlineStart: "2.25rem",
  lineHeight: "1.75rem",
});

const painted = style({
  background: value,
  border: `1px solid ${vars.color.line.soft}`,
  forcedColorAdjust: "none",
});

export const color = style([
  painted,
  {
    position: "absolute",
    insetInlineStart: 0,
    insetBlockStart: 0,
    inlineSize: "1.75rem",
    blockSize: "1.75rem",
    borderRadius: radius.small,
  },
]);

export const small = style({ fontSize: fontSize.small, color: vars.color.ink.second });

export const tile = style({ display: "grid", gap: space[1], minInlineSize: 0 });
export const paint = style([painted, { blockSize: "4.5rem", borderRadius: radius.medium }]);

export const figure = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  whiteSpace: "nowrap",
});

export const sample = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "2.5rem",
  blockSize: "1.875rem",
  borderRadius: radius.small,
  border: `1px solid ${vars.color.line.soft}`,
  background: ground,
  color: ink,
  fontWeight: fontWeight.strong,
  forcedColorAdjust: "none",
});

export const shape = style({
  position: "absolute",
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  border: `3px solid ${ink}`,
  borderRadius: "50%",
});

export const level = style({ fontSize: fontSize.small, color: vars.color.ink.second });
