import { style } from "@vanilla-extract/css";
import { radius, space, vars } from "../../tokens/index.ts";

export const body = style({ display: "grid", gap: space[5], paddingBlockStart: space[3] });
export const app = style({
  justifySelf: "center",
  inlineSize: "5.5rem",
  borderRadius: "1.5rem",
  boxShadow: vars.shadow.large,
});
export const gains = style({ display: "grid", gap: space[3] });
export const gain = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
});
export const glyph = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: radius.full,
  background: vars.color.accent.tint,
  color: vars.color.accent.ink,
});
export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[3],
  padding: space[4],
  borderRadius: radius.medium,
  background: vars.color.info.tint,
  color: vars.color.info.ink,
});
