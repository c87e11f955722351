import { recipe } from "@vanilla-extract/recipes";
import { control, fontSize, fontWeight, motion, radius, space, vars } from "../../tokens/index.ts";

export const card = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[2],
    // Three in a row where they are short; a long one takes the room that it needs.
    minInlineSize: `calc((100% - 2 * ${space[3]}) / 3)`,
    maxInlineSize: "100%",
    minBlockSize: "3.25rem",
    padding: `${space[2]} ${space[4]}`,
    borderRadius: radius.medium,
    border: control.border,
    background: vars.color.ground.card,
    color: vars.color.ink.base,
    fontSize: fontSize.large,
    fontWeight: fontWeight.strong,
    textAlign: "center",
    cursor: "grab",
    userSelect: "none",
    touchAction: "none",
    boxShadow: `0 2px 0 ${vars.color.line.soft}`,
    transition: `transform ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      "&:hover": { borderColor: vars.color.accent.strong },
      "&:focus-visible": { borderRadius: radius.medium },
    },
  },
  variants: {
    picked: {
      true: {
        borderColor: vars.color.accent.strong,
        background: vars.color.accent.tint,
        boxShadow: `0 0 0 3px ${vars.color.accent.line}`,
        "@media": { "(forced-colors: active)": { outline: "3px solid Highlight" } },
      },
    },
  },
});
