import { recipe } from "@vanilla-extract/recipes";
import { cardInset, radius, space, vars } from "../../tokens/index.ts";

export const card = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    minInlineSize: 0,
    border: "1px solid transparent",
    borderRadius: radius.medium,
  },
  variants: {
    tone: {
      plain: {
        background: vars.color.ground.card,
        borderColor: vars.color.line.soft,
        boxShadow: vars.shadow.medium,
      },
      quiet: { background: vars.color.ground.second, borderColor: vars.color.line.soft },
      outline: { borderColor: vars.color.line.soft },
      accent: { background: vars.color.accent.tint, borderColor: vars.color.accent.line },
      warm: {
        background: vars.color.warm.tint,
        borderColor: vars.color.warm.line,
        color: vars.color.warm.ink,
        boxShadow: vars.shadow.small,
      },
    },
    padding: {
      none: {},
      small: { padding: space[4] },
      medium: { padding: `clamp(${space[4]}, 2.4vw, ${space[6]})` },
      /** For screens on which cards of several kinds lie side by side. */
      even: { padding: cardInset },
      large: { padding: `clamp(${space[5]}, 3.6vw, ${space[10]})` },
    },
  },
});
