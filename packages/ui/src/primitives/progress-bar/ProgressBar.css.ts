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

/** What is reached; of what began, at least its round end. */
const reached = `max(${share} * 100%, min(${share}, 0.001) * 1000 * 0.625rem)`;

/** As wide as its track, and moved into it: what grows so is neither laid out nor painted anew. */
const moved = style({
  position: "absolute",
  inset: 0,
  borderRadius: "inherit",
  transform: `translateX(calc(${reached} - 100%))`,
  transition: `transform ${motion.fill} ${motion.settle}`,
  selectors: { "[dir='rtl'] &": { transform: `translateX(calc(100% - ${reached}))` } },
  "@media": {
    "(forced-colors: active)": { background: "Highlight", forcedColorAdjust: "none" },
  },
});

const gradient = (side: "left" | "right", to: "left" | "right") =>
  `${side} / calc(${reached}) 100% no-repeat linear-gradient(to ${to}, ${vars.color.progress.from}, ${vars.color.progress.to})`;

export const fill = style([
  moved,
  {
    background: gradient("right", "right"),
    selectors: { "[dir='rtl'] &": { background: gradient("left", "left") } },
    "@media": {
      "(forced-colors: active)": {
        background: "Highlight",
        selectors: { "[dir='rtl'] &": { background: "Highlight" } },
      },
    },
  },
]);

export const quietFill = style([moved, { background: vars.color.ink.second }]);

const drift = keyframes({
  from: { transform: "translateX(-100%)" },
  to: { transform: "translateX(250%)" },
});

export const drifting = style({
  position: "absolute",
  insetBlock: 0,
  inlineSize: "40%",
  borderRadius: "inherit",
  background: `linear-gradient(to right, ${vars.color.progress.from}, ${vars.color.progress.to})`,
  animation: `${drift} 1.6s ${motion.ease} infinite`,
  "@media": {
    "(prefers-reduced-motion: reduce)": { insetInlineStart: 0, inlineSize: "100%", opacity: 0.6 },
    "(forced-colors: active)": { background: "Highlight", forcedColorAdjust: "none" },
  },
});
