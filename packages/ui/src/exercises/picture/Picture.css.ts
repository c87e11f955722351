import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, radius, space, vars } from "../../tokens/index.ts";

export const picture = recipe({
  base: { blockSize: "auto", aspectRatio: "1", objectFit: "contain" },
  variants: {
    size: {
      small: { inlineSize: "2.75rem" },
      medium: { inlineSize: "6rem" },
      large: { inlineSize: "9rem" },
    },
  },
});

export type PictureSize = "small" | "medium" | "large";

export const missing = style({
  display: "inline-block",
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  border: `1px dashed ${vars.color.line.control}`,
  fontSize: fontSize.small,
  color: vars.color.ink.second,
});

export const promptPicture = style({
  display: "grid",
  placeItems: "center",
  padding: space[5],
  borderRadius: radius.large,
  background: vars.color.ground.second,
});

export const figureRoom = style({ inlineSize: "100%", maxInlineSize: "24rem" });
