import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontFamily, fontWeight, vars } from "../../tokens/index.ts";

export const logo = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5em",
    fontFamily: fontFamily.heading,
    fontWeight: fontWeight.heading,
    letterSpacing: "-0.012em",
    lineHeight: 1,
    color: vars.color.ink.base,
    textDecoration: "none",
  },
  variants: {
    size: {
      small: { fontSize: "1.3125rem" },
      medium: { fontSize: "min(1.5rem, 12vw)" },
      large: { fontSize: "min(2.25rem, 12vw)" },
    },
  },
});
globalStyle(`${logo.classNames.base} > svg`, {
  inlineSize: "1.42em",
  blockSize: "1.42em",
  flex: "none",
});

export const tile = style({ fill: vars.color.mark.ground });
export const glass = style({
  fill: "none",
  stroke: vars.color.mark.glass,
  strokeWidth: 4.25,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const liquid = style({ fill: vars.color.mark.liquid });
