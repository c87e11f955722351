import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight, layer, radius, space, vars } from "../../tokens/index.ts";

/** The card under the pointer, a little above it so that a finger does not hide it. */
export const ghost = style({
  position: "fixed",
  inset: "0 auto auto 0",
  zIndex: layer.overlay,
  pointerEvents: "none",
  margin: "-2.75rem 0 0",
  display: "flex",
  alignItems: "center",
  gap: space[2],
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.medium,
  border: `1.5px solid ${vars.color.accent.strong}`,
  background: vars.color.ground.raised,
  color: vars.color.ink.base,
  fontSize: fontSize.large,
  fontWeight: fontWeight.strong,
  boxShadow: vars.shadow.large,
  transform: "translateX(-50%)",
  maxInlineSize: "16rem",
  maxBlockSize: "8rem",
  overflow: "hidden",
  overflowWrap: "anywhere",
});
