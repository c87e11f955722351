import { createVar, keyframes, style } from "@vanilla-extract/css";
import { motion, vars } from "../../tokens/index.ts";

export const level = createVar();

const calm = "(prefers-reduced-motion: no-preference)";

export const vessel = style({ inlineSize: "10rem", maxInlineSize: "60%", blockSize: "auto" });

export const pane = style({ fill: vars.color.ground.card });

const settle = keyframes({ from: { opacity: 0, transform: "scale(0.6)" } });

export const glass = style({
  fill: "none",
  stroke: vars.color.accent.strong,
  strokeWidth: "4",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  selectors: {
    "&[data-tick]": {
      stroke: vars.color.ground.card,
      strokeWidth: "6",
      transformOrigin: "50% 50%",
      "@media": {
        [calm]: { animation: `${settle} ${motion.base} ${motion.settle} 500ms backwards` },
      },
    },
  },
});

const rise = keyframes({ from: { transform: "translateY(5.25rem)" } });

/** Down by what is lacking; a drop of it is always seen. */
export const liquid = style({
  transform: `translateY(calc((1 - ${level}) * 4.5rem))`,
  "@media": { [calm]: { animation: `${rise} 700ms ${motion.settle}` } },
});

export const shine = style({ stopColor: vars.color.progress.from });
export const drop = style({ stopColor: vars.color.progress.to });

export const bond = style({
  fill: "none",
  stroke: vars.color.line.soft,
  strokeWidth: "6",
  strokeLinecap: "round",
});

const light = keyframes({ from: { strokeDashoffset: 1 } });

/** It lights from this atom to the next, after the atom is full. */
export const bondLit = style({
  stroke: vars.color.accent.strong,
  selectors: {
    "&[pathLength]": {
      strokeDasharray: "1",
      "@media": { [calm]: { animation: `${light} 300ms ${motion.ease} 600ms backwards` } },
    },
  },
});
