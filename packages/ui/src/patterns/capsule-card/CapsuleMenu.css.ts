import { style } from "@vanilla-extract/css";
import { layer, radius, space, vars } from "../../tokens/index.ts";

export const menu = style({ position: "relative" });

export const panel = style({
  position: "absolute",
  insetBlockEnd: "calc(100% + 0.25rem)",
  insetInlineEnd: 0,
  zIndex: layer.overlay,
  inlineSize: "max-content",
  maxInlineSize: "min(17rem, calc(100vw - 4rem))",
  padding: space[2],
  borderRadius: radius.medium,
  border: `1px solid ${vars.color.line.soft}`,
  background: vars.color.ground.raised,
  boxShadow: vars.shadow.large,
});
