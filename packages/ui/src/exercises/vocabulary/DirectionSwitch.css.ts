import { style } from "@vanilla-extract/css";
import { control, fontWeight, space, vars } from "../../tokens/index.ts";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
  minBlockSize: control.heightSmall,
});

export const way = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  fontWeight: fontWeight.medium,
  color: vars.color.ink.second,
});
