import { createVar, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { motion, radius, vars } from "../../tokens/index.ts";

export const share = createVar();

export const track = recipe({
  base: {
    position: "relative",
    inlineSize: "100%",
    overflow: "hidden",
    borderRadius: radius.full,
    background: vars.color.progress.track,
    "@media": {
      "(forced-colors: active)": { outline: "1px solid CanvasText", outlineOffset: "-1px" },
    },
  },
  variants: { size: { small: { blockSize: "0.375rem" }, medium: { blockSize: "0.625rem" } } },
  defaultVariants: { size: "medium" },
});

/** The gradient spans the whole track, so that only a finished bar reaches its last colour. */
export const fill = style({
  position: "absolute",
  inset: 0,
  inlineSize: `calc(${share} * 100%)`,
  minInlineSize: `calc(min(${share}, 0.001) * 1000 * 0.625rem)`,
  borderRadius: "inherit",
  overflow: "hidden",
  transition: `inline-size ${motion.fill} ${motion.settle}`,
  background: `linear-gradient(to right, ${vars.color.progress.from}, ${vars.color.progress.to})`,
  selectors: {
    "[dir='rtl'] &": {
      background: `linear-gradient(to left, ${vars.color.progress.from}, ${vars.color.progress.to})`,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      background: "Highlight",
      forcedColorAdjust: "none",
      selectors: { "[dir='rtl'] &": { background: "Highlight" } },
    },
  },
});

export const quietFill = style([
  fill,
  {
    background: vars.color.ink.second,
    selectors: { "[dir='rtl'] &": { background: vars.color.ink.second } },
  },
]);

const drift = keyframes({
  from: { insetInlineStart: "-40%" },
  to: { insetInlineStart: "100%" },
});

export const drifting = style([
  fill,
  {
    inlineSize: "40%",
    insetInlineEnd: "auto",
    animation: `${drift} 1.6s ${motion.ease} infinite`,
    "@media": {
      "(prefers-reduced-motion: reduce)": { insetInlineStart: 0, inlineSize: "100%", opacity: 0.6 },
    },
  },
]);
