import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontWeight, radius, space, vars } from "../../tokens/index.ts";

const toned = (tone: { ink: string; tint: string; line: string }) => ({
  background: tone.tint,
  color: tone.ink,
  borderColor: tone.line,
});

export const callout = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[1],
    padding: `${space[4]} ${space[5]}`,
    borderRadius: radius.medium,
    border: "1px solid",
  },
  variants: {
    tone: {
      tip: toned(vars.color.info),
      key: toned(vars.color.accent),
      warning: toned(vars.color.warning),
    },
  },
});

export const calloutTitle = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontWeight: fontWeight.strong,
});
