import { style } from "@vanilla-extract/css";
import { space, vars } from "../../tokens/index.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 22rem), 1fr))",
  columnGap: space[8],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const entry = style({
  display: "grid",
  alignContent: "start",
  gap: space[1],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.color.line.soft}`,
});
