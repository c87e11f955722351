import { style } from "@vanilla-extract/css";
import { control, fontWeight, radius, touched, vars } from "../../tokens/index.ts";

export const bell = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: control.height,
  blockSize: control.height,
  borderRadius: radius.full,
  cursor: "pointer",
  selectors: {
    "&:hover, &[aria-expanded='true']": { ...touched.hover, color: vars.color.accent.ink },
    "&:active": touched.pressed,
    "&:focus-visible": { borderRadius: radius.full },
  },
});

export const count = style({
  position: "absolute",
  insetBlockStart: "-0.125rem",
  insetInlineEnd: "-0.25rem",
  display: "grid",
  placeItems: "center",
  minInlineSize: "0.75rem",
  blockSize: "1.25rem",
  paddingInline: "0.25rem",
  border: `2px solid ${vars.color.ground.page}`,
  boxSizing: "content-box",
  borderRadius: radius.full,
  background: vars.color.primary.base,
  color: vars.color.primary.ink,
  fontSize: "0.8125rem",
  fontWeight: fontWeight.strong,
  lineHeight: 1,
});
