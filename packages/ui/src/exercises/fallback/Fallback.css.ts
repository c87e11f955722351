import { style } from "@vanilla-extract/css";
import { fontFamily, fontSize, fontWeight, lineHeight, space, vars } from "../../tokens/index.ts";

export const fallback = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space[4],
  padding: `${space[6]} ${space[5]}`,
  textAlign: "center",
  color: vars.color.ink.second,
});

export const title = style({
  fontFamily: fontFamily.heading,
  fontSize: fontSize.title,
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight.snug,
  color: vars.color.ink.base,
  textWrap: "balance",
  overflowWrap: "anywhere",
});

export const words = style({ display: "grid", gap: space[2], maxInlineSize: "32rem" });

export const thanks = style({ color: vars.color.right.ink, fontWeight: fontWeight.strong });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[3],
});
