import { createVar, style } from "@vanilla-extract/css";
import { fontSize, radius, space, vars } from "../../tokens/index.ts";

export const length = createVar();

export const rows = style({ display: "grid", gap: space[2] });
export const row = style({
  display: "grid",
  gridTemplateColumns: "6rem 4rem minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
  minBlockSize: space[6],
});
export const note = style({
  fontSize: fontSize.small,
  color: vars.color.ink.second,
  fontVariantNumeric: "tabular-nums",
});

export const bar = style({
  inlineSize: length,
  blockSize: space[4],
  background: vars.color.accent.strong,
  borderRadius: "2px",
});

export const pair = style({ display: "flex", gap: length });
export const block = style({
  inlineSize: space[10],
  blockSize: space[6],
  borderRadius: radius.small,
  background: vars.color.accent.tint,
  border: `1px solid ${vars.color.accent.line}`,
});

export const tile = style({ display: "grid", gap: space[1] });
export const corner = style({
  blockSize: "5rem",
  background: vars.color.accent.tint,
  border: `1.5px solid ${vars.color.accent.strong}`,
  borderRadius: length,
});
