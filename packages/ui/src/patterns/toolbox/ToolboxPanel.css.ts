import { keyframes, style } from "@vanilla-extract/css";
import {
  below,
  fontSize,
  layer,
  lineHeight,
  motion,
  radius,
  space,
  touched,
  vars,
} from "../../tokens/index.ts";

const enter = keyframes({ from: { opacity: 0, transform: "translateY(1rem)" } });

export const panel = style({
  position: "fixed",
  zIndex: layer.overlay,
  insetInlineEnd: space[6],
  insetBlockEnd: "6.5rem",
  display: "grid",
  alignContent: "start",
  gap: space[4],
  inlineSize: "min(27rem, calc(100vw - 2rem))",
  maxBlockSize: "min(44rem, calc(100dvh - 8rem))",
  overflow: "auto",
  overscrollBehavior: "contain",
  padding: space[5],
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: radius.large,
  background: vars.color.ground.raised,
  boxShadow: vars.shadow.large,
  selectors: { "&:focus": { outline: "none" } },
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${enter} ${motion.slow} ${motion.settle}`,
    },
    [below("laptop")]: { insetBlockEnd: "calc(9.5rem + env(safe-area-inset-bottom))" },
    [below("tablet")]: {
      insetInline: 0,
      insetBlockEnd: 0,
      inlineSize: "auto",
      maxBlockSize: "85dvh",
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockEnd: `max(${space[5]}, env(safe-area-inset-bottom))`,
    },
  },
});

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[2],
  marginBlockEnd: `-${space[2]}`,
});

export const tools = style({ display: "grid", gap: space[2] });
export const tool = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
  inlineSize: "100%",
  minBlockSize: "4.25rem",
  padding: space[3],
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: radius.medium,
  cursor: "pointer",
  textAlign: "start",
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    "&:hover": touched.hoverOfBordered,
    "&:active": touched.pressed,
    "&:focus-visible": { borderRadius: radius.medium },
  },
});
export const sign = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: radius.medium,
  background: vars.color.accent.tint,
  color: vars.color.accent.ink,
});
export const words = style({ display: "grid", lineHeight: lineHeight.snug });
export const text = style({ color: vars.color.ink.second, fontSize: fontSize.small });
