import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, fontWeight, lineHeight, radius, space, vars } from "../../tokens/index.ts";

export const week = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
});
export const quiet = style({ color: vars.color.ink.second, lineHeight: lineHeight.snug });

export const days = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  textAlign: "center",
});

export const day = style({ display: "grid", justifyItems: "center", gap: space[2] });
export const weekday = style({
  color: vars.color.ink.second,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

/** What happened is a sign as well as a colour. */
export const mark = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: "min(2.25rem, 100%)",
    aspectRatio: "1",
    border: "2px solid transparent",
    borderRadius: radius.full,
  },
  variants: {
    state: {
      answered: { background: vars.color.right.tint, color: vars.color.right.ink },
      corrected: { background: vars.color.neutral.tint, color: vars.color.ink.second },
      open: { background: vars.color.neutral.tint, color: vars.color.ink.second },
      none: { borderColor: vars.color.line.soft, borderStyle: "dotted" },
    },
    today: {
      true: { borderColor: vars.color.accent.ink, borderStyle: "solid" },
      false: {},
    },
  },
});
