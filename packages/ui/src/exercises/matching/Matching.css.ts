import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, fontWeight, lineHeight, radius, space, vars } from "../../tokens/index.ts";

export const rows = style({ display: "grid", gap: space[3] });

export const row = recipe({
  base: { display: "grid", gap: space[3] },
  variants: {
    brief: {
      true: { gridTemplateColumns: "minmax(5.5rem, 32%) minmax(0, 1fr)" },
      false: { gridTemplateColumns: "minmax(0, 42fr) minmax(0, 58fr)" },
    },
  },
});

export const left = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    alignContent: "center",
    gap: space[2],
    minBlockSize: "3.5rem",
    padding: space[2],
    borderRadius: radius.medium,
    background: vars.color.accent.tint,
    color: vars.color.accent.ink,
    fontWeight: fontWeight.strong,
    textAlign: "center",
    overflowWrap: "anywhere",
    hyphens: "auto",
    "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
  },
  variants: {
    brief: {
      true: { fontSize: fontSize.heading, lineHeight: lineHeight.heading, padding: space[1] },
      false: { fontSize: fontSize.body, lineHeight: lineHeight.snug },
    },
  },
});
