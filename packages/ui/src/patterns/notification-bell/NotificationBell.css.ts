import { keyframes, style } from "@vanilla-extract/css";
import {
  below,
  control,
  fontWeight,
  layer,
  motion,
  radius,
  space,
  touched,
  vars,
} from "../../tokens/index.ts";

export const area = style({ position: "relative" });

export const bell = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: control.height,
  blockSize: control.height,
  borderRadius: radius.full,
  cursor: "pointer",
  selectors: {
    "&:hover, &[aria-expanded='true']": { ...touched.hover, color: vars.color.accent.ink },
    "&:active": touched.pressed,
    "&:focus-visible": { borderRadius: radius.full },
  },
});

export const count = style({
  position: "absolute",
  insetBlockStart: "-0.125rem",
  insetInlineEnd: "-0.25rem",
  display: "grid",
  placeItems: "center",
  minInlineSize: "0.75rem",
  blockSize: "1.25rem",
  paddingInline: "0.25rem",
  border: `2px solid ${vars.color.ground.page}`,
  boxSizing: "content-box",
  borderRadius: radius.full,
  background: vars.color.primary.base,
  color: vars.color.primary.ink,
  fontSize: "0.8125rem",
  fontWeight: fontWeight.strong,
  lineHeight: 1,
});

const settle = keyframes({ from: { opacity: 0, transform: "translateY(-0.5rem)" } });

export const panel = style({
  position: "absolute",
  zIndex: layer.overlay,
  insetBlockStart: `calc(100% + ${space[2]})`,
  insetInlineEnd: 0,
  inlineSize: "min(25rem, calc(100vw - 2rem))",
  maxBlockSize: "min(34rem, 75vh)",
  overflow: "auto",
  overscrollBehavior: "contain",
  padding: space[4],
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: radius.medium,
  background: vars.color.ground.raised,
  boxShadow: vars.shadow.large,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${settle} ${motion.base} ${motion.settle}`,
    },
    [below("tablet")]: {
      position: "fixed",
      insetInline: 0,
      insetBlock: "auto 0",
      inlineSize: "auto",
      maxBlockSize: "80dvh",
      paddingBlockEnd: `calc(${space[4]} + env(safe-area-inset-bottom))`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});
