import { style } from "@vanilla-extract/css";
import { fontFamily, fontSize, fontWeight, radius, space, vars } from "../../tokens/index.ts";

/** Sharp at any size, and never mirrored: left and right mean something in a figure. */
export const drawing = style({
  display: "block",
  inlineSize: "100%",
  direction: "ltr",
  overflow: "visible",
  fontFamily: fontFamily.body,
  fontVariantNumeric: "lining-nums",
  breakInside: "avoid",
});

const ink = vars.color.ink.base;
const forced = "(forced-colors: active)";

/** Letters keep clear of the lines behind them. */
export const words = style({
  fill: ink,
  stroke: vars.color.ground.second,
  strokeWidth: 5,
  strokeLinejoin: "round",
  paintOrder: "stroke",
  fontSize: "1.0625rem",
  fontWeight: fontWeight.medium,
  letterSpacing: 0,
  wordSpacing: 0,
  "@media": { [forced]: { fill: "CanvasText", stroke: "Canvas" } },
});

/** The letter of a corner, as figures name their points. */
export const corner = style({ fontStyle: "italic", fontWeight: fontWeight.strong });

export const outline = style({
  fill: vars.color.accent.tint,
  stroke: ink,
  strokeWidth: 2.5,
  strokeLinejoin: "round",
  "@media": { [forced]: { fill: "none", stroke: "CanvasText" } },
});

/** Parts that are told from the others without their colour: by far darker. */
export const shaded = style([
  outline,
  { fill: vars.color.accent.ink, "@media": { [forced]: { fill: "Highlight" } } },
]);

export const line = style({
  fill: "none",
  stroke: ink,
  strokeWidth: 2,
  strokeLinecap: "round",
  "@media": { [forced]: { stroke: "CanvasText" } },
});

export const dashed = style({ strokeDasharray: "1 6", strokeWidth: 2.5 });

export const mark = style({
  fill: "none",
  stroke: vars.color.accent.ink,
  strokeWidth: 2,
  strokeLinejoin: "round",
  strokeLinecap: "round",
  "@media": { [forced]: { stroke: "CanvasText" } },
});

/** In the place of a figure that cannot be drawn. */
export const broken = style({
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  border: `1px dashed ${vars.color.line.control}`,
  fontSize: fontSize.small,
  color: vars.color.ink.second,
});
