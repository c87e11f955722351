import { style } from "@vanilla-extract/css";
import { space } from "../../tokens/index.ts";

export const area = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  minInlineSize: 0,
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
});

export const indents = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
