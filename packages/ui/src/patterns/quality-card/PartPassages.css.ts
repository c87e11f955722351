import { style } from "@vanilla-extract/css";
import { lineHeight, space, vars } from "../../tokens/index.ts";

export const parts = style({ display: "grid", gap: space[6], listStyle: "none" });

export const part = style({ display: "grid", gap: space[2], overflowWrap: "anywhere" });

export const quoted = style({
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${vars.color.line.soft}`,
  lineHeight: lineHeight.body,
  whiteSpace: "pre-line",
});
