import { recipe } from "@vanilla-extract/recipes";
import { fontSize, fontWeight, motion, radius, space, vars } from "../../tokens/index.ts";

export const slot = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `0 ${space[3]}`,
    minInlineSize: 0,
    minBlockSize: "3.5rem",
    padding: `${space[2]} ${space[4]}`,
    borderRadius: radius.medium,
    border: `2px dashed ${vars.color.line.control}`,
    color: vars.color.ink.second,
    overflowWrap: "anywhere",
    cursor: "pointer",
    transition: `border-color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
    selectors: { "&:focus-visible": { borderRadius: radius.medium } },
  },
  variants: {
    filled: {
      true: {
        borderStyle: "solid",
        borderWidth: "1.5px",
        background: vars.color.ground.card,
        color: vars.color.ink.base,
        fontWeight: fontWeight.strong,
        touchAction: "none",
      },
    },
    invites: {
      true: {
        borderStyle: "dashed",
        borderColor: vars.color.accent.strong,
        color: vars.color.accent.ink,
      },
    },
    look: {
      open: { selectors: { "&:hover": { borderColor: vars.color.accent.strong } } },
      aimed: {
        borderColor: vars.color.accent.strong,
        background: vars.color.accent.tint,
        boxShadow: `0 0 0 3px ${vars.color.accent.line}`,
        "@media": { "(forced-colors: active)": { outline: "3px solid Highlight" } },
      },
      right: {
        background: vars.color.right.tint,
        color: vars.color.right.ink,
        borderColor: vars.color.right.ink,
        cursor: "default",
      },
      wrong: {
        background: vars.color.wrong.tint,
        color: vars.color.wrong.ink,
        borderColor: vars.color.wrong.ink,
        cursor: "default",
      },
    },
  },
});

export const invitation = recipe({
  base: { color: vars.color.accent.ink, fontWeight: fontWeight.medium },
  variants: { beside: { true: { fontSize: fontSize.small } } },
});
