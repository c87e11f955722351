import { style } from "@vanilla-extract/css";
import { space, vars } from "../../tokens/index.ts";

export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: "3rem",
  paddingBlockStart: space[2],
  // The arrow, not the room around it, stands at the edge of the page.
  marginInlineStart: `-${space[3]}`,
  color: vars.color.ink.second,
});
