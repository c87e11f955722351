import { recipe } from "@vanilla-extract/recipes";
import { fontFamily, fontSize, fontWeight, lineHeight, vars } from "../../tokens/index.ts";

export const heading = recipe({
  base: {
    fontFamily: fontFamily.heading,
    fontWeight: fontWeight.heading,
    fontVariantNumeric: "lining-nums",
    textWrap: "balance",
    overflowWrap: "anywhere",
    selectors: { "&:focus": { outline: "none" } },
  },
  variants: {
    size: {
      display: {
        fontSize: fontSize.display,
        lineHeight: lineHeight.tight,
        letterSpacing: "-0.022em",
      },
      page: { fontSize: fontSize.page, lineHeight: lineHeight.heading, letterSpacing: "-0.016em" },
      heading: {
        fontSize: fontSize.heading,
        lineHeight: lineHeight.heading,
        letterSpacing: "-0.011em",
      },
      title: { fontSize: fontSize.title, lineHeight: lineHeight.snug, letterSpacing: "-0.006em" },
      large: { fontSize: fontSize.large, lineHeight: lineHeight.snug },
      body: { fontSize: fontSize.body, lineHeight: lineHeight.snug },
    },
    tone: {
      base: { color: vars.color.ink.base },
      inherit: {},
      accent: { color: vars.color.accent.ink },
      warm: { color: vars.color.warm.ink },
      right: { color: vars.color.right.ink },
      wrong: { color: vars.color.wrong.ink },
    },
    align: { start: {}, center: { textAlign: "center" } },
  },
});
