import { style } from "@vanilla-extract/css";
import { space } from "../../tokens/index.ts";

/** As far apart as in the player. */
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  minInlineSize: 0,
});
