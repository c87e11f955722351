import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, fontWeight, motion, radius, space, vars } from "../../tokens/index.ts";

export const share = createVar();

export const bars = style({
  display: "grid",
  containerType: "inline-size",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space[2],
});

export const day = recipe({
  base: {
    position: "relative",
    display: "grid",
    gridTemplateRows: "1fr auto auto",
    justifyItems: "center",
    alignItems: "end",
    gap: space[1],
    minBlockSize: "8.5rem",
    color: vars.color.ink.second,
    // In a narrow box the days keep apart.
    fontSize: `clamp(0.75rem, 4.75cqi, ${fontSize.small})`,
    whiteSpace: "nowrap",
  },
  variants: {
    today: { true: { color: vars.color.accent.ink, fontWeight: fontWeight.strong } },
  },
});

export const count = style({ fontVariantNumeric: "tabular-nums" });

export const bar = recipe({
  base: {
    inlineSize: "100%",
    blockSize: `calc(0.25rem + ${share} * 4.5rem)`,
    borderRadius: radius.small,
    background: vars.color.accent.line,
    transition: `block-size ${motion.fill} ${motion.settle}`,
    "@media": { "(forced-colors: active)": { background: "CanvasText" } },
  },
  variants: {
    today: {
      true: {
        background: vars.color.accent.strong,
        "@media": { "(forced-colors: active)": { background: "Highlight" } },
      },
    },
  },
});
