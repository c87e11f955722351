import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontFamily, fontWeight, motion, vars } from "../../tokens/index.ts";

export const ring = recipe({
  base: { position: "relative", display: "inline-grid", placeItems: "center", flex: "none" },
  variants: {
    size: {
      small: { inlineSize: "3rem", blockSize: "3rem", fontSize: "0.8125rem" },
      medium: { inlineSize: "5rem", blockSize: "5rem", fontSize: "1.1875rem" },
      large: { inlineSize: "8rem", blockSize: "8rem", fontSize: "1.75rem" },
    },
  },
});

export const drawing = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
});
export const trackLine = style({ stroke: vars.color.progress.track });
export const from = style({ stopColor: vars.color.progress.from });
export const to = style({ stopColor: vars.color.progress.to });
export const arc = style({ transition: `stroke-dashoffset ${motion.fill} ${motion.settle}` });
export const figure = style({
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  lineHeight: 1,
});
