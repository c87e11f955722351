import { style } from "@vanilla-extract/css";
import { control, fontWeight, radius, space, vars } from "../../tokens/index.ts";

export const menu = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
  minBlockSize: control.height,
  marginBlock: `${space[4]} ${space[2]}`,
});

export const words = style({
  minInlineSize: 0,
  color: vars.color.accent.ink,
  fontWeight: fontWeight.medium,
  overflowWrap: "anywhere",
});

export const choice = style({
  display: "flex",
  flex: "1 1 15rem",
  gap: space[3],
  minInlineSize: 0,
});

export const select = style({
  inlineSize: "100%",
  maxInlineSize: "18rem",
  minInlineSize: 0,
  minBlockSize: control.heightSmall,
  paddingInline: space[3],
  borderRadius: radius.small,
  border: control.border,
  background: vars.color.ground.card,
  color: vars.color.ink.base,
  textOverflow: "ellipsis",
  cursor: "pointer",
});
