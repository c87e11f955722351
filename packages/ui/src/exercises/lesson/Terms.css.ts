import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, fontSize, fontWeight, from, radius, space, vars } from "../../tokens/index.ts";

export const terms = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  borderRadius: radius.medium,
  border: `1px solid ${vars.color.line.soft}`,
  background: vars.color.ground.card,
  overflow: "hidden",
});

export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `0 ${space[4]}`,
  alignItems: "center",
  padding: `${space[3]} ${space[4]}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line.soft}` } },
  "@media": { [from("tablet")]: { gridTemplateColumns: "minmax(8rem, 1fr) minmax(0, 2fr)" } },
});

export const term = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  fontWeight: fontWeight.strong,
  fontSize: fontSize.large,
  color: vars.color.accent.ink,
});

export const termPicture = style({ flex: "none" });

export const termDescription = recipe({
  base: { color: vars.color.ink.base },
  variants: {
    /** Under the word, not under its picture. */
    pictured: {
      true: {
        "@media": { [below("tablet")]: { paddingInlineStart: `calc(2.75rem + ${space[3]})` } },
      },
    },
  },
});
