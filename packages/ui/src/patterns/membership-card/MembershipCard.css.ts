import { style } from "@vanilla-extract/css";
import { space, vars } from "../../tokens/index.ts";

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
});
export const chips = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const text = style({ color: vars.color.ink.second });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
