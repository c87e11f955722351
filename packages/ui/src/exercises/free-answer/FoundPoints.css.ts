import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, fontWeight, radius, space, vars } from "../../tokens/index.ts";

export const points = style({ display: "grid", gap: space[2] });

export const point = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: space[3],
    padding: `${space[3]} ${space[4]}`,
    borderRadius: radius.medium,
    border: "1.5px solid",
    fontSize: fontSize.large,
    overflowWrap: "anywhere",
  },
  variants: {
    found: {
      true: {
        background: vars.color.right.tint,
        color: vars.color.right.ink,
        borderColor: vars.color.right.line,
        fontWeight: fontWeight.medium,
      },
      false: {
        borderColor: vars.color.line.control,
        borderStyle: "dashed",
        color: vars.color.ink.second,
      },
    },
  },
});
