import { globalStyle, style } from "@vanilla-extract/css";
import {
  control,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

export const brief = style({
  borderRadius: radius.medium,
  background: vars.color.ground.card,
  color: vars.color.ink.base,
  padding: `0 ${space[4]} ${space[3]}`,
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

export const briefHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minBlockSize: control.heightSmall,
  color: vars.color.accent.ink,
});

globalStyle(`${briefHead} > h4`, {
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  fontWeight: fontWeight.strong,
});

export const page = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: vars.color.ink.second,
});

export const more = style({
  minBlockSize: control.heightSmall,
  paddingInline: space[2],
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  borderRadius: radius.small,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
});

export const briefText = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 0,
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  selectors: {
    [`${brief}:not([data-whole]) > &`]: { overflow: "hidden" },
    [`${brief}[data-whole] > &`]: { gap: space[3] },
  },
});

globalStyle(`${brief}:not([data-whole]) figcaption`, { display: "none" });
