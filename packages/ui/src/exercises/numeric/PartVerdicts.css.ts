import { style } from "@vanilla-extract/css";
import { fontWeight, space } from "../../tokens/index.ts";

export const parts = style({ display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[6]}` });

export const part = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  fontWeight: fontWeight.medium,
});
