import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { control, fontFamily, radius, vars } from "../../tokens/index.ts";

const pen = {
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  strokeWidth: 46,
} as const;

export const board = recipe({
  base: {
    inlineSize: "min(100%, 22rem)",
    aspectRatio: "1",
    borderRadius: radius.large,
    border: control.border,
    background: vars.color.ground.card,
    userSelect: "none",
    WebkitUserSelect: "none",
  },
  variants: { open: { true: { cursor: "crosshair", touchAction: "none" } } },
});

export const cross = style({
  fill: "none",
  stroke: vars.color.line.soft,
  strokeWidth: 4,
  strokeDasharray: "14 18",
});

export const model = style({
  ...pen,
  strokeWidth: 24,
  stroke: vars.color.accent.line,
  "@media": { "(forced-colors: active)": { stroke: "GrayText", strokeWidth: 12 } },
});

export const stroke = recipe({
  base: { ...pen },
  variants: {
    tone: {
      open: { stroke: vars.color.ink.base },
      right: { stroke: vars.color.right.ink },
      wrong: { stroke: vars.color.wrong.ink },
    },
  },
});

export const next = style({ ...pen, stroke: vars.color.primary.base });

export const start = style({
  fill: vars.color.ground.card,
  stroke: vars.color.accent.strong,
  strokeWidth: 8,
});

export const number = style({
  fontFamily: fontFamily.body,
  fontSize: "50px",
  fontWeight: 650,
  textAnchor: "middle",
  fill: vars.color.ink.base,
});
