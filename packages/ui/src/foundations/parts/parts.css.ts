import { style } from "@vanilla-extract/css";
import { space, vars } from "../../tokens/index.ts";

export const sheet = style({ display: "grid", gap: space[12], minInlineSize: 0 });

export const name = style({
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  fontSize: "0.875em",
  fontWeight: "400",
  overflowWrap: "anywhere",
  color: vars.color.ink.base,
});
