import { recipe } from "@vanilla-extract/recipes";
import { control, fontWeight, motion, space, vars } from "../../tokens/index.ts";

export const link = recipe({
  base: {
    color: vars.color.primary.text,
    textDecorationThickness: "0.08em",
    textUnderlineOffset: "0.18em",
    transition: `text-decoration-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
    selectors: { "&:hover": { textDecorationThickness: "0.14em" } },
  },
  variants: {
    variant: {
      inline: {},
      standalone: {
        display: "inline-flex",
        alignItems: "center",
        gap: space[1],
        minBlockSize: control.heightSmall,
        overflowWrap: "anywhere",
        fontWeight: fontWeight.strong,
        textDecorationColor: "transparent",
        selectors: { "&:hover": { textDecorationColor: "currentColor" } },
      },
      quiet: {
        display: "inline-flex",
        alignItems: "center",
        gap: space[1],
        minBlockSize: control.heightSmall,
        overflowWrap: "anywhere",
        color: vars.color.ink.second,
        textDecorationColor: "transparent",
        selectors: {
          "&:hover": { color: vars.color.ink.base, textDecorationColor: "currentColor" },
        },
      },
    },
  },
});
