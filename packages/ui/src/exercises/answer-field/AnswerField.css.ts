import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  control,
  fontFamily,
  fontSize,
  fontWeight,
  motion,
  space,
  vars,
} from "../../tokens/index.ts";

export const field = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  minInlineSize: 0,
});

export const label = style({ fontWeight: fontWeight.strong });

export const hint = style({ fontSize: fontSize.small, color: vars.color.ink.second });

/** What stands beside the answer, a unit: under it where it is long and the screen narrow. */
export const trailing = style({
  flex: "none",
  maxInlineSize: "100%",
  color: vars.color.ink.second,
  overflowWrap: "anywhere",
});

export const box = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space[3],
    minBlockSize: control.heightLarge,
    paddingInline: space[4],
    borderRadius: control.radius,
    border: "1.5px solid",
    transition: `border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      "&:has(:focus-visible)": {
        outline: `3px solid ${vars.color.focus.ring}`,
        outlineOffset: "2px",
      },
    },
  },
  variants: {
    tone: {
      open: {
        background: vars.color.ground.card,
        borderColor: vars.color.line.control,
        selectors: { "&:has(:focus)": { borderColor: vars.color.accent.strong } },
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

export const input = recipe({
  base: {
    flex: "1 1 4rem",
    minInlineSize: 0,
    minBlockSize: control.height,
    padding: 0,
    border: 0,
    background: "transparent",
    outline: "none",
    fontSize: fontSize.title,
    selectors: {
      "&:focus-visible": { outline: "none" },
      "&:lang(ja-Latn)": { fontFamily: fontFamily.body },
    },
  },
  variants: { tabular: { true: { fontVariantNumeric: "tabular-nums lining-nums" } } },
});
