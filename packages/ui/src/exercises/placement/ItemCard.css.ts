import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { control, fontSize, fontWeight, motion, radius, space, vars } from "../../tokens/index.ts";
import { aimed, aimedInForcedColours } from "./aimed.ts";

export const card = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[2],
    minInlineSize: control.height,
    maxInlineSize: "100%",
    minBlockSize: control.height,
    padding: `${space[2]} ${space[4]}`,
    borderRadius: radius.medium,
    border: control.border,
    background: vars.color.ground.card,
    color: vars.color.ink.base,
    fontSize: fontSize.large,
    fontWeight: fontWeight.strong,
    textAlign: "center",
    overflowWrap: "anywhere",
    userSelect: "none",
    WebkitTouchCallout: "none",
    transition: `border-color ${motion.fast} ${motion.ease}`,
    selectors: { "&:focus-visible": { borderRadius: radius.medium } },
  },
  variants: {
    look: {
      open: {
        cursor: "grab",
        boxShadow: `0 2px 0 ${vars.color.line.soft}`,
        selectors: { "&:hover": { borderColor: vars.color.accent.strong } },
      },
      picked: {
        cursor: "grab",
        ...aimed,
        "@media": { "(forced-colors: active)": aimedInForcedColours },
      },
      right: {
        background: vars.color.right.tint,
        color: vars.color.right.ink,
        borderColor: vars.color.right.ink,
      },
      wrong: {
        background: vars.color.wrong.tint,
        color: vars.color.wrong.ink,
        borderColor: vars.color.wrong.ink,
      },
    },
  },
});

/** What a card shows, whichever place it lies in. */
export const face = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
});
