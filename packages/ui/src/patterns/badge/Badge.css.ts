import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, lineHeight, radius, space, vars } from "../../tokens/index.ts";

export const badge = recipe({
  base: {
    display: "grid",
    gridTemplateRows: "auto 1fr auto",
    justifyItems: "center",
    gap: space[4],
    blockSize: "100%",
    padding: `${space[6]} ${space[4]} ${space[5]}`,
    border: `1px solid ${vars.color.line.soft}`,
    borderRadius: radius.medium,
    textAlign: "center",
    overflowWrap: "anywhere",
  },
  variants: {
    kind: {
      unlocked: { background: vars.color.ground.card, boxShadow: vars.shadow.small },
      locked: { background: "transparent", borderStyle: "dashed" },
    },
  },
});

export const words = style({ display: "grid", gap: space[1], alignContent: "start" });
export const description = style({
  color: vars.color.ink.second,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  textWrap: "balance",
});
export const foot = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "end",
  gap: space[2],
  inlineSize: "100%",
});
export const small = style({ color: vars.color.ink.second, fontSize: fontSize.small });
