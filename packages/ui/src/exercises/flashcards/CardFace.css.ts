import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  control,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

const turnOver = keyframes({
  from: { transform: "perspective(60rem) rotateY(-70deg)", opacity: 0.2 },
  to: { transform: "none", opacity: 1 },
});

export const face = recipe({
  base: {
    display: "grid",
    gridTemplateRows: "auto 1fr auto",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "center",
    alignItems: "center",
    gap: space[4],
    inlineSize: "100%",
    minBlockSize: "16rem",
    padding: space[5],
    borderRadius: radius.large,
    border: control.border,
    background: vars.color.ground.card,
    boxShadow: vars.shadow.medium,
    textAlign: "center",
    cursor: "pointer",
    touchAction: "manipulation",
    overflowWrap: "anywhere",
    selectors: {
      "&:hover": { borderColor: vars.color.accent.strong },
      "&:focus-visible": { borderRadius: radius.large },
    },
  },
  variants: {
    turned: {
      true: {
        gridTemplateRows: "auto auto 1fr auto",
        background: vars.color.accent.tint,
        borderColor: vars.color.accent.line,
        "@media": {
          "(prefers-reduced-motion: no-preference)": {
            animation: `${turnOver} ${motion.slow} ${motion.settle}`,
          },
        },
      },
    },
  },
});

export const side = style({ fontSize: fontSize.small, color: vars.color.ink.second });

export const question = style({
  maxInlineSize: "100%",
  fontSize: fontSize.large,
  color: vars.color.ink.second,
});

export const words = style({
  maxInlineSize: "100%",
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  fontSize: fontSize.page,
  lineHeight: lineHeight.snug,
  textWrap: "balance",
});

export const turn = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  fontSize: fontSize.small,
  color: vars.color.ink.second,
});
