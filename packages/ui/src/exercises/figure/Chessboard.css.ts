import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { control, fontWeight, lineHeight, radius, space, vars } from "../../tokens/index.ts";

const { accent, ground, ink } = vars.color;

/** The two sides stay light and dark in every theme, as do the squares. */
const light = `light-dark(${ground.raised}, ${ink.base})`;
const dark = `light-dark(${ink.base}, ${ground.page})`;
const lightSquare = `light-dark(${ground.page}, color-mix(in oklab, ${accent.ink} 78%, ${ground.page}))`;
const darkSquare = `color-mix(in oklab, ${accent.strong} 40%, ${ground.page})`;

export const whole = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  minInlineSize: 0,
});

/** A board means its own colours: forced ones would make one side of the two. */
export const board = style({ forcedColorAdjust: "none" });

export const field = recipe({
  base: {},
  variants: { dark: { true: { fill: darkSquare }, false: { fill: lightSquare } } },
});

export const frame = style({ fill: "none", stroke: dark, strokeWidth: 1.5 });

export const marked = style({
  fill: "none",
  stroke: vars.color.primary.text,
  strokeWidth: 4,
  strokeLinejoin: "round",
});

/** Light pieces are outlined, dark ones filled. */
export const piece = recipe({
  base: { strokeLinejoin: "round", paintOrder: "stroke" },
  variants: {
    side: {
      white: { fill: light, stroke: dark, strokeWidth: 2.2 },
      black: { fill: dark, stroke: light, strokeWidth: 1.4 },
    },
  },
});

export const coordinate = style({
  fill: ink.second,
  fontSize: "1rem",
  fontWeight: fontWeight.medium,
  letterSpacing: 0,
  "@media": { "(forced-colors: active)": { fill: "CanvasText" } },
});

/** The mark that opens it is the device's own, which stands in front. */
export const summary = style({
  minBlockSize: control.height,
  paddingBlock: space[3],
  lineHeight: lineHeight.snug,
  fontWeight: fontWeight.strong,
  borderRadius: radius.small,
  cursor: "pointer",
  selectors: { "&:hover": { color: vars.color.primary.text } },
});

export const lists = style({ display: "grid", gap: space[3], paddingBlock: space[3] });

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  rowGap: space[1],
});

export const sideName = style({ fontWeight: fontWeight.strong });
