import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, radius, space, vars } from "../../tokens/index.ts";

export const learned = style({ display: "grid", gap: space[4] });

export const list = style({ display: "grid" });

export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
});

export const how = style({ fontSize: fontSize.small, color: vars.color.ink.second });

const toned = (tone: { ink: string; tint: string }) => ({
  background: tone.tint,
  color: tone.ink,
});

export const sign = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: "2rem",
    blockSize: "2rem",
    borderRadius: radius.full,
  },
  variants: {
    way: {
      read: toned(vars.color.right),
      first: toned(vars.color.right),
      later: toned(vars.color.accent),
      open: toned(vars.color.warm),
    },
  },
});
