import { style } from "@vanilla-extract/css";
import { radius, vars } from "../../tokens/index.ts";

/** Pictures are never mirrored, so neither are the points on them. */
export const frame = style({
  position: "relative",
  direction: "ltr",
  inlineSize: "100%",
  maxInlineSize: "26rem",
  marginInline: "auto",
  borderRadius: radius.large,
  background: vars.color.ground.second,
  overflow: "hidden",
});

export const image = style({ display: "block", inlineSize: "100%", blockSize: "auto" });
