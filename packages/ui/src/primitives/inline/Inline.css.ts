import { recipe } from "@vanilla-extract/recipes";

export const inline = recipe({
  base: { display: "flex", flexDirection: "row", minInlineSize: 0 },
  variants: {
    wrap: { true: { flexWrap: "wrap" } },
    grows: { true: { flex: "1 1 auto" } },
  },
});
