import { style } from "@vanilla-extract/css";
import { space, vars } from "../../tokens/index.ts";

export const holder = style({ position: "relative" });

export const select = style({
  paddingInlineEnd: space[12],
  cursor: "pointer",
  textOverflow: "ellipsis",
});

export const option = style({ background: vars.color.ground.raised, color: vars.color.ink.base });

export const chevron = style({
  position: "absolute",
  insetInlineEnd: space[4],
  insetBlock: 0,
  display: "grid",
  placeItems: "center",
  color: vars.color.ink.second,
  pointerEvents: "none",
});
