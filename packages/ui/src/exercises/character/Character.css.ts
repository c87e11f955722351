import { style } from "@vanilla-extract/css";
import { fontSize, radius, space, vars } from "../../tokens/index.ts";

export const tile = style({
  display: "grid",
  placeItems: "center",
  padding: space[6],
  borderRadius: radius.large,
  background: vars.color.accent.tint,
});

export const sign = style({
  fontSize: "clamp(4rem, 24vw, 7rem)",
  lineHeight: 1.2,
  color: vars.color.accent.ink,
  overflowWrap: "anywhere",
});

export const hint = style({ color: vars.color.ink.second });

export const solution = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
});

export const solutionSign = style({ fontSize: fontSize.page, lineHeight: 1.2 });
