import { style } from "@vanilla-extract/css";
import { control, fontWeight, layer, radius, space, vars } from "../../tokens/index.ts";

/** Over what stands there, for who comes to it by keys or by its name: nothing makes room for it. */
export const menu = style({
  position: "absolute",
  zIndex: layer.raised,
  insetInline: 0,
  insetBlockStart: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.medium,
  background: vars.color.ground.card,
  boxShadow: vars.shadow.small,
  selectors: {
    "&:not(:focus-within)": { clipPath: "inset(50%)", pointerEvents: "none" },
  },
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
