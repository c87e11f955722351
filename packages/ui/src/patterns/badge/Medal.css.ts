import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { motion, vars } from "../../tokens/index.ts";

const forced = "(forced-colors: active)";
const moving = "(prefers-reduced-motion: no-preference)";

export const medal = recipe({
  base: { flex: "none", overflow: "visible" },
  variants: {
    size: {
      small: { inlineSize: "3.5rem", blockSize: "3.5rem" },
      medium: { inlineSize: "6rem", blockSize: "6rem" },
      large: { inlineSize: "11rem", blockSize: "11rem" },
    },
  },
});

const forcedStop = { "@media": { [forced]: { stopColor: "CanvasText" } } };
export const from = style([{ stopColor: vars.color.molecule.liquidFrom }, forcedStop]);
export const to = style([{ stopColor: vars.color.molecule.liquidTo }, forcedStop]);

export const bonds = recipe({
  base: { fill: "none", strokeWidth: 4, strokeLinejoin: "round" },
  variants: {
    earned: {
      true: {
        stroke: vars.color.molecule.bondDone,
        "@media": { [forced]: { stroke: "CanvasText" } },
      },
      false: {
        stroke: vars.color.molecule.bond,
        strokeDasharray: "2 6",
        strokeLinecap: "round",
        "@media": { [forced]: { stroke: "GrayText" } },
      },
    },
  },
});

export const atom = recipe({
  base: { strokeWidth: 2.5 },
  variants: {
    earned: {
      true: {
        fill: vars.color.progress.to,
        stroke: vars.color.ground.card,
        "@media": { [forced]: { fill: "CanvasText", stroke: "Canvas" } },
      },
      false: {
        fill: vars.color.molecule.empty,
        stroke: vars.color.molecule.outline,
        "@media": { [forced]: { fill: "Canvas", stroke: "GrayText" } },
      },
    },
  },
});

export const glass = recipe({
  base: { fill: vars.color.molecule.empty, strokeWidth: 2.5 },
  variants: {
    earned: {
      true: { stroke: vars.color.molecule.ring },
      false: { stroke: vars.color.molecule.outline },
    },
  },
});

export const content = recipe({ variants: { earned: { true: {}, false: { opacity: 0.3 } } } });

const fill = keyframes({ from: { transform: "translateY(60px)" } });
export const filling = style({
  "@media": { [moving]: { animation: `${fill} ${motion.fill} ${motion.settle} both` } },
});

export const sign = recipe({
  base: { fill: "none", strokeWidth: 2 },
  variants: {
    earned: {
      true: {
        color: vars.color.molecule.onLiquid,
        "@media": { [forced]: { color: "Canvas" } },
      },
      false: { color: vars.color.molecule.number },
    },
  },
});

export const lockGround = style({
  fill: vars.color.ground.second,
  stroke: vars.color.ground.card,
  strokeWidth: 2.5,
});
export const lock = style({ color: vars.color.ink.second, strokeWidth: 2 });

const sound = keyframes({
  from: { transform: "scale(1)", opacity: 0.9 },
  to: { transform: "scale(1.9)", opacity: 0 },
});
/** The ring of a glass that was struck, once. */
export const ring = style({
  fill: "none",
  stroke: vars.color.progress.to,
  strokeWidth: 2,
  opacity: 0,
  "@media": { [moving]: { animation: `${sound} 1400ms ${motion.settle} 300ms both` } },
});
