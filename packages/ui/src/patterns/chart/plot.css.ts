import { globalStyle, style } from "@vanilla-extract/css";
import { fontWeight, vars } from "../../tokens/index.ts";

const forced = "(forced-colors: active)";

export const plot = style({
  blockSize: "100%",
  color: vars.color.ink.second,
  fontSize: "0.8125rem",
  fontVariantNumeric: "tabular-nums",
  overflow: "hidden",
});
globalStyle(`${plot} > svg`, { overflow: "visible", maxInlineSize: "none" });

export const rule = style({ stroke: vars.color.line.soft });
export const areaFrom = style({ stopColor: vars.color.accent.strong, stopOpacity: 0.28 });
export const areaTo = style({ stopColor: vars.color.accent.strong, stopOpacity: 0 });

export const line = style({
  fill: "none",
  stroke: vars.color.accent.strong,
  strokeWidth: 3,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "@media": { [forced]: { stroke: "CanvasText" } },
});
export const end = style({
  fill: vars.color.accent.strong,
  stroke: vars.color.ground.card,
  strokeWidth: 3,
  "@media": { [forced]: { fill: "CanvasText" } },
});
export const label = style({ fill: vars.color.ink.base, fontWeight: fontWeight.strong });

export const bar = style({
  fill: vars.color.molecule.bond,
  "@media": { [forced]: { fill: "GrayText" } },
});
export const bestBar = style({
  fill: vars.color.accent.strong,
  "@media": { [forced]: { fill: "CanvasText" } },
});
