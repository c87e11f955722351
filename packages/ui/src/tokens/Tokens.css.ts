import { createVar, style } from "@vanilla-extract/css";
import { fontFamily, fontSize, fontWeight } from "./typography.ts";
import { vars } from "./contract.css.ts";
import { radius } from "./shape.ts";
import { space } from "./space.ts";

export const value = createVar();

export const sheet = style({ display: "grid", gap: space[8] });
export const group = style({ display: "grid", gap: space[3] });
export const title = style({
  fontFamily: fontFamily.heading,
  fontSize: fontSize.title,
  fontWeight: fontWeight.heading,
});
export const cells = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
});
export const cell = style({ display: "grid", gap: space[1], fontSize: fontSize.small });
export const swatch = style({
  blockSize: "3.5rem",
  background: value,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: radius.small,
});
export const bar = style({
  inlineSize: value,
  blockSize: space[4],
  background: vars.color.accent.strong,
});
export const corner = style({
  blockSize: "4rem",
  background: vars.color.accent.tint,
  border: `1px solid ${vars.color.accent.line}`,
  borderRadius: value,
});
export const sample = style({ fontSize: value, lineHeight: 1.2, overflowWrap: "anywhere" });
export const headingSample = style([
  sample,
  { fontFamily: fontFamily.heading, fontWeight: fontWeight.heading },
]);
