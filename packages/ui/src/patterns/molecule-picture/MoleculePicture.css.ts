import { createVar, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontFamily, fontWeight, motion, vars } from "../../tokens/index.ts";

const { molecule } = vars.color;
const forced = "(forced-colors: active)";

export const picture = recipe({
  base: { display: "block", blockSize: "auto", marginInline: "auto", overflow: "visible" },
  variants: {
    size: {
      thumb: { inlineSize: "100%", maxInlineSize: "3.5rem" },
      card: { inlineSize: "100%", maxInlineSize: "26rem", maxBlockSize: "16rem" },
      full: { inlineSize: "100%", maxInlineSize: "42rem", maxBlockSize: "24rem" },
    },
  },
});

/** The ground that the atoms of a chapter share. */
export const ground = recipe({
  base: {
    fill: "none",
    strokeWidth: 0.94,
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "@media": { [forced]: { display: "none" } },
  },
  variants: {
    tone: {
      accent: { stroke: vars.color.accent.tint },
      warm: { stroke: vars.color.warm.tint },
      right: { stroke: vars.color.right.tint },
      info: { stroke: vars.color.info.tint },
    },
  },
});

/** An atom that is being made is small; it grows to its size as its lesson lands. */
export const body = recipe({
  base: {
    transformBox: "fill-box",
    transformOrigin: "center",
    transition: `transform ${motion.fill} ${motion.settle}`,
  },
  variants: { waits: { true: { transform: "scale(0.72)" } } },
});

/** The place of an atom among all, from 0 to 1. */
export const turn = createVar();

const calm = "(prefers-reduced-motion: no-preference)";
const fill = keyframes({ from: { transform: "scale(0.72)" }, "55%": { transform: "scale(1.12)" } });

/** All lessons are there: the atoms swell in turn, along the way through the capsule. */
export const swelling = style({
  transformBox: "fill-box",
  transformOrigin: "center",
  "@media": {
    [calm]: {
      animation: `${fill} 350ms ${motion.settle} backwards`,
      animationDelay: `calc(${turn} * 550ms)`,
    },
  },
});

export const bond = recipe({
  base: {
    stroke: molecule.bond,
    strokeWidth: 0.075,
    strokeLinecap: "round",
    transition: `stroke ${motion.slow} ${motion.ease}`,
    "@media": { [forced]: { stroke: "GrayText" } },
  },
  variants: {
    done: {
      true: {
        stroke: molecule.bondDone,
        strokeWidth: 0.11,
        filter: `drop-shadow(0 0 0.09px ${molecule.glow})`,
        "@media": { [forced]: { stroke: "Highlight" } },
      },
    },
  },
});

export const glass = recipe({
  base: {
    fill: molecule.empty,
    stroke: molecule.outline,
    strokeWidth: 0.045,
    "@media": { [forced]: { fill: "Canvas", stroke: "CanvasText" } },
  },
  variants: {
    state: {
      done: { stroke: molecule.bondDone, strokeWidth: 0.055 },
      current: { stroke: molecule.bondDone, strokeWidth: 0.06 },
      open: { stroke: molecule.bondDone },
      locked: {},
      pending: { strokeDasharray: "0.1 0.09" },
    },
  },
});

export const halo = style({
  fill: "none",
  stroke: molecule.bondDone,
  strokeWidth: 0.03,
  "@media": { [forced]: { stroke: "Highlight" } },
});

export const ring = style({
  fill: "none",
  stroke: molecule.ring,
  strokeWidth: 0.045,
  strokeDasharray: "0.07 0.085",
  strokeLinecap: "round",
  "@media": { [forced]: { stroke: "Highlight" } },
});

/** The liquid rises and settles as items are learned. */
export const liquid = style({
  transition: `transform ${motion.fill} ${motion.settle}`,
  "@media": { [forced]: { fill: "Highlight" } },
});
export const liquidFrom = style({ stopColor: molecule.liquidFrom });
export const liquidTo = style({ stopColor: molecule.liquidTo });

/** Each digit carries a rim of the glass's colour, so that it is read at any level of the liquid. */
export const number = recipe({
  base: {
    fill: molecule.number,
    stroke: molecule.empty,
    strokeWidth: "0.085px",
    strokeLinejoin: "round",
    paintOrder: "stroke",
    fontFamily: fontFamily.heading,
    fontSize: "0.27px",
    fontWeight: fontWeight.heading,
    fontVariantNumeric: "lining-nums",
    textAnchor: "middle",
    dominantBaseline: "central",
    "@media": { [forced]: { fill: "CanvasText", stroke: "Canvas" } },
  },
  variants: {
    filled: {
      true: {
        fill: vars.color.ink.base,
        "@media": { [forced]: { fill: "CanvasText" } },
      },
    },
  },
});

/** The light inside a ring of which every atom is full. */
export const glow = style({
  fill: molecule.glow,
  opacity: 0.5,
  "@media": { [forced]: { display: "none" } },
});

export const check = style({
  fill: "none",
  stroke: molecule.onLiquid,
  strokeWidth: 0.07,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "@media": { [forced]: { stroke: "HighlightText" } },
});
