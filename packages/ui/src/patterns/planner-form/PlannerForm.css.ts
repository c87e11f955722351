import { style } from "@vanilla-extract/css";
import { space } from "../../tokens/index.ts";

export const moment = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10rem), 1fr))",
  alignItems: "start",
  gap: space[4],
});
/** The picker's own sign follows the theme. */
export const native = style({
  minInlineSize: 0,
  selectors: { "[data-theme='dark'] &": { colorScheme: "dark" } },
});
