import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontFamily, motion, radius, space, vars } from "../../tokens/index.ts";

export const frame = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: space[2],
    verticalAlign: "middle",
    maxInlineSize: "100%",
    minInlineSize: "6.25rem",
    marginBlock: "0.125rem",
    borderRadius: radius.small,
    border: "2px solid",
    fontFamily: fontFamily.body,
    lineHeight: "1.4",
    transition: `border-color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
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
        // As wide as with the sign of its verdict, so that no word moves when that comes.
        paddingInline: `${space[3]} calc(${space[1]} + ${space[2]} + 1.5rem)`,
        background: vars.color.ground.card,
        borderColor: vars.color.line.control,
        borderStyle: "dashed",
        selectors: {
          "&:has(:focus)": { borderStyle: "solid", borderColor: vars.color.accent.strong },
          "&:has(:not(:placeholder-shown))": { borderStyle: "solid" },
        },
      },
      right: {
        paddingInline: `${space[3]} ${space[1]}`,
        background: vars.color.right.tint,
        color: vars.color.right.ink,
        borderColor: vars.color.right.line,
      },
      wrong: {
        paddingInline: `${space[3]} ${space[1]}`,
        background: vars.color.wrong.tint,
        color: vars.color.wrong.ink,
        borderColor: vars.color.wrong.line,
      },
    },
  },
});

/**
 * The unseen twin of what is typed gives the input its width. Once there is nothing to type any more it
 * is what is seen: it goes over several lines, which an input cannot.
 */
export const sizer = recipe({
  base: {
    display: "inline-grid",
    alignItems: "center",
    flex: "1 1 auto",
    minInlineSize: "2.5rem",
    maxInlineSize: "100%",
    selectors: {
      "&::after": { content: "attr(data-text)", gridArea: "1 / 1", paddingInlineEnd: "0.25ch" },
    },
  },
  variants: {
    open: {
      true: {
        selectors: {
          "&::after": {
            visibility: "hidden",
            whiteSpace: "pre",
            blockSize: 0,
            overflow: "hidden",
          },
        },
      },
      false: { textAlign: "center", overflowWrap: "anywhere" },
    },
  },
});

export const input = style({
  gridArea: "1 / 1",
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: "2.75rem",
  padding: 0,
  border: 0,
  background: "transparent",
  outline: "none",
  textAlign: "center",
  selectors: {
    "&::placeholder": { color: vars.color.ink.second, opacity: 1, fontSize: "0.8em" },
    "&:focus-visible": { outline: "none" },
    "&:lang(ja-Latn)": { fontFamily: fontFamily.body },
    "&:read-only": { opacity: 0 },
  },
});
