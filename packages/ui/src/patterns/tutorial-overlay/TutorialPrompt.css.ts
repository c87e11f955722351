import { style } from "@vanilla-extract/css";
import { space } from "../../tokens/index.ts";

export const prompt = style({
  display: "grid",
  justifyItems: "center",
  gap: space[4],
  textAlign: "center",
});
