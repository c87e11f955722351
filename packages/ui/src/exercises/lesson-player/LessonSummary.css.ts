import { style } from "@vanilla-extract/css";
import {
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

export const summary = style({
  display: "grid",
  alignContent: "start",
  gap: space[8],
  inlineSize: "100%",
  maxInlineSize: "34rem",
  marginInline: "auto",
  padding: `${space[6]} ${space[5]} ${space[12]}`,
});

export const opening = style({ display: "grid", justifyItems: "center", gap: space[4] });

export const text = style({ color: vars.color.ink.second, textAlign: "center" });

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10rem), 1fr))",
  gap: space[3],
});

export const figure = style({
  display: "flex",
  flexDirection: "column-reverse",
  alignItems: "center",
  padding: `${space[4]} ${space[3]}`,
  borderRadius: radius.medium,
  background: vars.color.warm.tint,
  color: vars.color.warm.ink,
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  fontSize: fontSize.heading,
  lineHeight: lineHeight.snug,
  fontVariantNumeric: "lining-nums",
  textAlign: "center",
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

export const figureLabel = style({
  fontFamily: fontFamily.body,
  fontWeight: fontWeight.regular,
  fontSize: fontSize.small,
});

export const actions = style({ display: "grid", gap: space[3] });
