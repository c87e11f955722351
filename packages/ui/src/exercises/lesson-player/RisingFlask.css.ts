import { createVar, keyframes, style } from "@vanilla-extract/css";
import { motion, vars } from "../../tokens/index.ts";

export const level = createVar();

export const vessel = style({ inlineSize: "9rem", blockSize: "auto" });

export const glass = style({
  fill: "none",
  stroke: vars.color.accent.strong,
  strokeWidth: "5",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const pane = style({ fill: vars.color.ground.card });

const rise = keyframes({ from: { transform: "translateY(7rem)" } });

/** Down by what is lacking; a drop of it is always seen. */
export const liquid = style({
  transform: `translateY(calc((1 - ${level}) * 5.25rem))`,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${rise} ${motion.fill} ${motion.settle}`,
    },
  },
});

export const shine = style({ stopColor: vars.color.progress.from });
export const drop = style({ stopColor: vars.color.progress.to });
export const bubble = style({ fill: vars.color.ground.card, opacity: 0.55 });
