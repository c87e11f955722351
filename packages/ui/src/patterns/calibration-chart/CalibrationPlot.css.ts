import { style } from "@vanilla-extract/css";
import { vars } from "../../tokens/index.ts";

const forced = "(forced-colors: active)";

/** Where what is expected comes true. */
export const agreement = style({
  fill: "none",
  stroke: vars.color.ink.second,
  strokeWidth: 2,
  strokeDasharray: "6 5",
  "@media": { [forced]: { stroke: "GrayText" } },
});

/** How far what came is from that. */
export const gap = style({
  stroke: vars.color.accent.strong,
  strokeWidth: 2,
  "@media": { [forced]: { stroke: "CanvasText" } },
});
