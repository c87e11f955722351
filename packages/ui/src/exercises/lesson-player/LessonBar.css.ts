import { style } from "@vanilla-extract/css";
import { fontWeight, from, layer, space, vars } from "../../tokens/index.ts";

export const bar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: layer.sticky,
  background: vars.color.ground.page,
  paddingBlock: `calc(${space[2]} + env(safe-area-inset-top, 0px)) ${space[2]}`,
  paddingInline: `${space[2]} ${space[5]}`,
  "@media": { "(max-height: 26rem)": { position: "static" } },
});

export const barBody = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[3],
  maxInlineSize: "60rem",
  marginInline: "auto",
  "@media": { [from("tablet")]: { gap: space[5] } },
});

export const total = style({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.accent.ink,
  whiteSpace: "nowrap",
});
