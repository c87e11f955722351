import { style } from "@vanilla-extract/css";
import { from, fontSize, space, vars } from "../../tokens/index.ts";

export const footer = style({
  marginBlockStart: "auto",
  borderBlockStart: `1px solid ${vars.color.line.soft}`,
  background: vars.color.ground.second,
  color: vars.color.ink.second,
  fontSize: fontSize.small,
  overflowWrap: "anywhere",
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  paddingBlock: space[8],
  "@media": {
    [from("laptop")]: { gridTemplateColumns: "minmax(14rem, 1fr) auto", columnGap: space[12] },
  },
});

export const identity = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space[2],
  color: vars.color.ink.base,
});

export const tagline = style({ color: vars.color.ink.second });

export const end = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  minInlineSize: 0,
});

export const list = style({ display: "flex", flexWrap: "wrap", columnGap: space[5] });

export const settings = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
});
