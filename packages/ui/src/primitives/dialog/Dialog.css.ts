import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, from, motion, radius, space, vars } from "../../tokens/index.ts";

const rise = keyframes({ from: { transform: "translateY(1.5rem)", opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

export const dialog = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    inlineSize: "100%",
    maxBlockSize: "min(52rem, calc(100dvh - 3rem))",
    margin: "auto",
    padding: 0,
    border: `1px solid ${vars.color.line.soft}`,
    borderRadius: radius.large,
    background: vars.color.ground.raised,
    color: vars.color.ink.base,
    boxShadow: vars.shadow.large,
    animation: `${rise} ${motion.slow} ${motion.settle}`,
    selectors: {
      "&::backdrop": {
        background: vars.color.ground.scrim,
        animation: `${appear} ${motion.base} ${motion.ease}`,
      },
      "&:focus-visible": { outlineOffset: "-3px" },
    },
    "@media": {
      [below("tablet")]: {
        maxInlineSize: "100%",
        maxBlockSize: "calc(100dvh - 2rem)",
        marginBlockEnd: 0,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        borderBlockEnd: 0,
      },
    },
  },
  variants: {
    size: {
      small: { "@media": { [from("tablet")]: { maxInlineSize: "28rem" } } },
      medium: { "@media": { [from("tablet")]: { maxInlineSize: "36rem" } } },
      large: { "@media": { [from("tablet")]: { maxInlineSize: "48rem" } } },
    },
  },
});

export const head = style({
  display: "grid",
  gap: space[1],
  padding: `${space[6]} ${space[16]} ${space[3]} ${space[6]}`,
  "@media": { [below("tablet")]: { paddingInlineStart: space[5] } },
});

export const closing = style({
  position: "absolute",
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
});

export const lead = style({ color: vars.color.ink.second });

export const body = style({
  position: "relative",
  overflow: "auto",
  paddingInline: space[6],
  paddingBlock: `${space[1]} ${space[6]}`,
  overscrollBehavior: "contain",
  "@media": { [below("tablet")]: { paddingInline: space[5] } },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[3],
  padding: `${space[4]} ${space[6]}`,
  paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line.soft}`,
  "@media": { [below("tablet")]: { paddingInline: space[5] } },
});
