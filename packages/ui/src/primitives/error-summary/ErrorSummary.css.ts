import { style } from "@vanilla-extract/css";
import { control, fontWeight, radius, space, vars } from "../../tokens/index.ts";

export const summary = style({
  display: "grid",
  gap: space[2],
  marginBlockEnd: space[3],
  padding: `${space[4]} ${space[4]} ${space[2]}`,
  background: vars.color.wrong.tint,
  color: vars.color.wrong.ink,
  border: `1.5px solid ${vars.color.wrong.ink}`,
  borderRadius: radius.medium,
  overflowWrap: "anywhere",
});

export const title = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontWeight: fontWeight.strong,
});

export const list = style({ display: "grid", paddingInlineStart: space[7] });

export const item = style({
  display: "inline-block",
  paddingBlock: `calc((${control.heightSmall} - 1lh) / 2)`,
  color: "inherit",
  textUnderlineOffset: "0.18em",
});
