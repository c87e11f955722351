import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { control, fontWeight, from, motion, radius, space, vars } from "../../tokens/index.ts";

export const legend = style({ marginBlockEnd: space[3], color: vars.color.ink.second });

export const bar = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[3],
  "@media": { [from("tablet")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

const toned = (tone: { ink: string; tint: string; line: string }) => ({
  background: tone.tint,
  color: tone.ink,
  borderColor: tone.ink,
});

export const rate = recipe({
  base: {
    minBlockSize: control.height,
    padding: `${space[2]} ${space[3]}`,
    borderRadius: radius.medium,
    border: "1.5px solid",
    fontWeight: fontWeight.strong,
    textAlign: "center",
    cursor: "pointer",
    touchAction: "manipulation",
    transition: `transform ${motion.fast} ${motion.ease}`,
    selectors: {
      "&:active": { transform: "translateY(1px)" },
      "&:hover": { boxShadow: `inset 0 0 0 1px currentColor` },
      "&:focus-visible": { borderRadius: radius.medium },
    },
  },
  variants: {
    rating: {
      again: toned(vars.color.wrong),
      hard: toned(vars.color.warning),
      good: toned(vars.color.right),
      easy: toned(vars.color.info),
    },
  },
});
