import { createVar, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, motion, radius, space, vars } from "../../tokens/index.ts";

export const lightX = createVar();
export const lightY = createVar();
export const lightWidth = createVar();
export const lightHeight = createVar();
export const cardX = createVar();
export const cardY = createVar();

/**
 * As large as the window and see-through: the light itself darkens what is around it, and what is lit
 * can be pressed through it.
 */
export const overlay = recipe({
  base: {
    position: "fixed",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    maxInlineSize: "none",
    maxBlockSize: "none",
    margin: 0,
    padding: 0,
    border: 0,
    overflow: "hidden",
    background: "transparent",
    color: vars.color.ink.base,
    pointerEvents: "none",
  },
  variants: { dimmed: { true: { background: vars.color.ground.scrim } } },
});

/** Physical sides, since it follows measured boxes. */
export const light = style({
  position: "absolute",
  left: lightX,
  top: lightY,
  width: lightWidth,
  height: lightHeight,
  borderRadius: radius.medium,
  boxShadow: `0 0 0 3px ${vars.color.accent.strong}, 0 0 0 200vmax ${vars.color.ground.scrim}`,
  transition: `left ${motion.slow} ${motion.settle}, top ${motion.slow} ${motion.settle}, width ${motion.slow} ${motion.settle}, height ${motion.slow} ${motion.settle}`,
  "@media": { "(forced-colors: active)": { border: "4px solid Highlight" } },
});

const settle = keyframes({ from: { opacity: 0, transform: "translateY(0.5rem)" } });

export const card = style({
  position: "absolute",
  pointerEvents: "auto",
  left: cardX,
  top: cardY,
  display: "grid",
  gap: space[3],
  inlineSize: "min(26rem, calc(100% - 2rem))",
  maxBlockSize: "calc(100% - 2rem)",
  overflow: "auto",
  padding: space[6],
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: radius.large,
  background: vars.color.ground.raised,
  boxShadow: vars.shadow.large,
  transition: `left ${motion.slow} ${motion.settle}, top ${motion.slow} ${motion.settle}`,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${settle} ${motion.slow} ${motion.settle}`,
    },
  },
});

export const counter = style({ color: vars.color.accent.ink, fontSize: fontSize.small });
export const text = style({ color: vars.color.ink.second });

/** The steps as a chain of drops. */
export const chain = style({ display: "flex", gap: space[1], marginBlock: space[1] });
export const link = recipe({
  base: {
    flex: "0 1 1.5rem",
    blockSize: "0.375rem",
    borderRadius: radius.full,
    transition: `background-color ${motion.base} ${motion.ease}`,
  },
  variants: {
    passed: {
      true: {
        background: vars.color.accent.strong,
        "@media": { "(forced-colors: active)": { background: "Highlight" } },
      },
      false: {
        background: vars.color.progress.track,
        "@media": { "(forced-colors: active)": { background: "GrayText" } },
      },
    },
  },
});

/** The next step is first for the keyboard and last for the eye. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  flexDirection: "row-reverse",
  justifyContent: "flex-start",
  gap: space[2],
});
