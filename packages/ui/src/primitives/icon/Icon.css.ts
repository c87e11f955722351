import { recipe } from "@vanilla-extract/recipes";

export const icon = recipe({
  base: { display: "inline-block", flex: "none", verticalAlign: "-0.16em" },
  variants: {
    size: {
      inherit: { inlineSize: "1.2em", blockSize: "1.2em" },
      small: { inlineSize: "1rem", blockSize: "1rem" },
      medium: { inlineSize: "1.25rem", blockSize: "1.25rem" },
      large: { inlineSize: "1.75rem", blockSize: "1.75rem" },
      xlarge: { inlineSize: "2.5rem", blockSize: "2.5rem" },
    },
    flips: { true: { selectors: { "[dir='rtl'] &": { transform: "scaleX(-1)" } } } },
  },
});
