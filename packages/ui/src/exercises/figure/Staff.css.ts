import { style } from "@vanilla-extract/css";
import { vars } from "../../tokens/index.ts";

const forced = "(forced-colors: active)";

/** As wide as its room is by its height, however many notes there are. */
export const staff = style({ aspectRatio: "5/2" });

export const staffLine = style({
  stroke: vars.color.ink.second,
  strokeWidth: 1,
  "@media": { [forced]: { stroke: "CanvasText" } },
});

export const ledger = style({
  stroke: vars.color.ink.base,
  strokeWidth: 1.3,
  "@media": { [forced]: { stroke: "CanvasText" } },
});

export const sign = style({
  fill: vars.color.ink.base,
  "@media": { [forced]: { fill: "CanvasText" } },
});
