import { style } from "@vanilla-extract/css";
import { from, radius, space, vars } from "../../tokens/index.ts";

export const panel = style({
  display: "grid",
  gap: space[5],
  alignItems: "center",
  padding: space[5],
  border: `1px solid ${vars.color.accent.line}`,
  borderRadius: radius.medium,
  background: vars.color.accent.tint,
  "@media": { [from("tablet")]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});

export const words = style({
  display: "grid",
  gap: space[3],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const hint = style({ color: vars.color.ink.second });
