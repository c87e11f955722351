import { recipe } from "@vanilla-extract/recipes";
import { measure, space } from "../../tokens/index.ts";

/** The page's margin at its sides: 16 px on a phone, 48 px on a desk, never under a notch. */
export const gutter = `max(clamp(${space[4]}, 4vw, ${space[12]}), env(safe-area-inset-left), env(safe-area-inset-right))`;

export const container = recipe({
  base: { inlineSize: "100%", marginInline: "auto", paddingInline: gutter },
  variants: {
    width: {
      narrow: { maxInlineSize: `calc(${measure.narrow} + 2 * ${gutter})` },
      reading: { maxInlineSize: `calc(${measure.reading} + 2 * ${gutter})` },
      page: { maxInlineSize: `calc(${measure.page} + 2 * ${gutter})` },
      wide: { maxInlineSize: `calc(${measure.wide} + 2 * ${gutter})` },
    },
  },
});
