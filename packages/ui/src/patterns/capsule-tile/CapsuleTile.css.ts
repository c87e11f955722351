import { recipe } from "@vanilla-extract/recipes";
import { fontFamily, fontWeight, radius } from "../../tokens/index.ts";

export const tile = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    borderRadius: radius.medium,
    fontFamily: `${fontFamily.heading}, ${fontFamily.japanese}`,
    fontWeight: fontWeight.heading,
    lineHeight: 1,
    whiteSpace: "nowrap",
    overflow: "hidden",
  },
  variants: {
    size: {
      medium: { inlineSize: "3.5rem", blockSize: "3.5rem", fontSize: "1.5rem" },
      large: { inlineSize: "4.5rem", blockSize: "4.5rem", fontSize: "2rem" },
    },
  },
});
