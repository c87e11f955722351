import { style } from "@vanilla-extract/css";
import { measure, space } from "../../tokens/index.ts";

export const conversation = style({
  display: "grid",
  gap: space[5],
  maxInlineSize: measure.reading,
});
export const head = style({ display: "grid", justifyItems: "start", gap: space[2] });
