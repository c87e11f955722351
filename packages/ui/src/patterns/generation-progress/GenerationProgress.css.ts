import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { from, motion, radius, space, vars } from "../../tokens/index.ts";

const settle = keyframes({ from: { transform: "scale(0.97)" } });

export const panel = recipe({
  base: {
    display: "grid",
    gap: space[5],
    alignItems: "center",
    padding: space[5],
    border: `1px solid ${vars.color.accent.line}`,
    borderRadius: radius.medium,
    background: vars.color.accent.tint,
    transition: `background ${motion.slow} ${motion.ease}, border-color ${motion.slow} ${motion.ease}`,
  },
  variants: {
    pictured: {
      true: {
        "@media": { [from("tablet")]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
      },
    },
    isMade: {
      true: {
        borderColor: vars.color.warm.line,
        background: vars.color.warm.tint,
        color: vars.color.warm.ink,
        "@media": {
          "(prefers-reduced-motion: no-preference)": {
            animation: `${settle} ${motion.slow} ${motion.settle}`,
          },
        },
      },
    },
  },
});

export const words = style({
  display: "grid",
  gap: space[3],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const hint = style({
  color: vars.color.ink.second,
  selectors: { [`${panel.classNames.variants.isMade.true} &`]: { color: "inherit" } },
});
