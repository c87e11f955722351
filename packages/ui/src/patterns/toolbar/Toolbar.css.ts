import { style } from "@vanilla-extract/css";
import { density, from, fontSize, vars } from "../../tokens/index.ts";

export const toolbar = style({
  display: "grid",
  gap: density.gap,
  alignItems: "end",
  overflowWrap: "anywhere",
  "@media": { [from("tablet")]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const search = style({ minInlineSize: 0, maxInlineSize: "34rem" });
export const count = style({
  gridColumn: "1 / -1",
  color: vars.color.ink.second,
  fontSize: fontSize.small,
});
