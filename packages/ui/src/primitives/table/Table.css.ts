import { style } from "@vanilla-extract/css";
import { density, fontSize, fontWeight, space, vars } from "../../tokens/index.ts";

export const scroller = style({ position: "relative", overflowX: "auto" });

export const table = style({ inlineSize: "100%", fontVariantNumeric: "tabular-nums" });
export const evenTable = style([table, { tableLayout: "fixed", minInlineSize: "38rem" }]);

export const caption = style({
  textAlign: "start",
  fontWeight: fontWeight.strong,
  paddingBlockEnd: space[3],
});

const cell = style({
  padding: `${density.rowBlock} ${density.rowInline}`,
  textAlign: "start",
  verticalAlign: "baseline",
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
});

export const head = style([
  cell,
  { fontSize: fontSize.small, fontWeight: fontWeight.strong, color: vars.color.ink.second },
]);
export const rowHead = style([cell, { fontWeight: fontWeight.strong }]);
export const data = cell;
