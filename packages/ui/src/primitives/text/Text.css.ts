import { recipe } from "@vanilla-extract/recipes";
import { fontSize, fontWeight, lineHeight, measure, vars } from "../../tokens/index.ts";

export const text = recipe({
  base: { textWrap: "pretty" },
  variants: {
    size: {
      inherit: {},
      small: { fontSize: fontSize.small, lineHeight: lineHeight.body },
      body: { fontSize: fontSize.body, lineHeight: lineHeight.body },
      large: { fontSize: fontSize.large, lineHeight: lineHeight.body },
    },
    tone: {
      inherit: {},
      base: { color: vars.color.ink.base },
      second: { color: vars.color.ink.second },
      primary: { color: vars.color.primary.text },
      accent: { color: vars.color.accent.ink },
      warm: { color: vars.color.warm.ink },
      right: { color: vars.color.right.ink },
      wrong: { color: vars.color.wrong.ink },
    },
    weight: {
      inherit: {},
      regular: { fontWeight: fontWeight.regular },
      medium: { fontWeight: fontWeight.medium },
      strong: { fontWeight: fontWeight.strong },
    },
    align: { start: {}, center: { textAlign: "center" }, end: { textAlign: "end" } },
    figures: { true: { fontVariantNumeric: "tabular-nums" } },
    measured: { true: { maxInlineSize: measure.text } },
    truncated: {
      true: {
        overflow: "hidden",
        textOverflow: "ellipsis",
        whiteSpace: "nowrap",
        minInlineSize: 0,
        maxInlineSize: "100%",
      },
    },
  },
});
