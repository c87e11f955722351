import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const fraction = recipe({
  base: {
    display: "inline-grid",
    justifyItems: "center",
    verticalAlign: "middle",
    fontVariantNumeric: "lining-nums tabular-nums",
  },
  variants: {
    size: {
      alone: { lineHeight: "1.15" },
      inText: {
        lineHeight: "1.05",
        fontSize: "0.78em",
        marginInline: "0.1em",
        minInlineSize: "1.2em",
      },
    },
  },
});

/** Drawn level, between the numbers. */
export const stroke = style({
  inlineSize: "100%",
  blockSize: 0,
  overflow: "hidden",
  borderBlockStart: "0.08em solid currentColor",
});
