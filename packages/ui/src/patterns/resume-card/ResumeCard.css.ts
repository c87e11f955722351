import { style } from "@vanilla-extract/css";
import { cardInset, from, radius, space, vars } from "../../tokens/index.ts";

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  alignItems: "center",
  blockSize: "100%",
  padding: cardInset,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: radius.medium,
  background: `linear-gradient(135deg, ${vars.color.hero.from}, ${vars.color.hero.to})`,
  boxShadow: vars.shadow.medium,
  overflowWrap: "anywhere",
  "@media": {
    [from("tablet")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
  },
});

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  justifyItems: "start",
  minInlineSize: 0,
});
export const naming = style({ display: "grid", gap: space[2] });
export const text = style({ color: vars.color.ink.second });
export const picture = style({ minInlineSize: 0 });
