import { keyframes, style } from "@vanilla-extract/css";
import { motion, radius, space, vars } from "../../tokens/index.ts";

const settle = keyframes({ from: { opacity: 0, transform: "translateY(-0.5rem)" } });

/**
 * Below its trigger and in its middle, shifted as far as it takes to stay in the window; above it where
 * there is more room; over it in a window that is lower than both.
 */
export const panel = style({
  position: "fixed",
  inset: "auto",
  positionArea: "block-end",
  positionTryFallbacks: "block-start, span-all",
  inlineSize: "max-content",
  maxInlineSize: `min(25rem, 100vw - 2 * ${space[2]})`,
  maxBlockSize: `min(34rem, 75dvh)`,
  margin: space[2],
  padding: space[4],
  overflow: "auto",
  overscrollBehavior: "contain",
  overflowWrap: "anywhere",
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: radius.medium,
  background: vars.color.ground.raised,
  color: vars.color.ink.base,
  boxShadow: vars.shadow.large,
  animation: `${settle} ${motion.base} ${motion.settle}`,
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
