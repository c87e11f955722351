import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../tokens/index.ts";

export const mark = recipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    inlineSize: "1.5rem",
    blockSize: "1.5rem",
    borderRadius: "50%",
    "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
  },
  variants: {
    right: {
      true: { background: vars.color.right.ink, color: vars.color.right.tint },
      false: { background: vars.color.wrong.ink, color: vars.color.wrong.tint },
    },
  },
});
