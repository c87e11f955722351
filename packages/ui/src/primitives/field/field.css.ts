import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  control,
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  space,
  vars,
} from "../../tokens/index.ts";

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  minInlineSize: 0,
});

export const label = style({
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  color: vars.color.ink.base,
});

export const optional = style({
  fontWeight: fontWeight.regular,
  fontSize: fontSize.small,
  color: vars.color.ink.second,
  marginInlineStart: space[2],
});

export const hint = style({
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  color: vars.color.ink.second,
});

/** Stands in the page even when empty, so that a screen reader hears an error arrive. */
export const messages = style({
  selectors: { "&:empty": { display: "none" } },
});

export const error = style({
  display: "flex",
  gap: space[2],
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  fontWeight: fontWeight.medium,
  color: vars.color.wrong.ink,
});
globalStyle(`${error} > svg`, { marginBlockStart: "0.18em" });

/** The box around an input with its icon and its button: it carries border and focus ring. */
export const box = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    minBlockSize: control.height,
    background: vars.color.ground.card,
    border: control.border,
    borderRadius: control.radius,
    color: vars.color.ink.base,
    transition: `border-color ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}`,
    selectors: {
      "&:hover:not(:has(:disabled))": { borderColor: vars.color.line.strong },
      "&:focus-within:has(:is(input, select, textarea):focus-visible)": {
        borderColor: vars.color.accent.strong,
        outline: `3px solid ${vars.color.focus.ring}`,
        outlineOffset: "1px",
      },
      "&:has(:is(input, select, textarea):disabled)": { opacity: control.disabledOpacity },
    },
  },
  variants: {
    invalid: {
      true: {
        borderColor: vars.color.wrong.ink,
        boxShadow: `inset 0 0 0 0.5px ${vars.color.wrong.ink}`,
      },
    },
  },
});

export const input = style({
  flex: 1,
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: `calc(${control.height} - 3px)`,
  paddingInline: space[4],
  paddingBlock: control.paddingBlock,
  border: 0,
  background: "transparent",
  lineHeight: lineHeight.snug,
  borderRadius: `calc(${control.radius} - 1.5px)`,
  appearance: "none",
  selectors: {
    "&:focus-visible": { outline: "none", borderRadius: `calc(${control.radius} - 1.5px)` },
    "&::placeholder": { color: vars.color.ink.second, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
    "&:disabled": { cursor: "not-allowed" },
  },
});

/** An icon or a button at either end of the box. */
export const lead = style({
  display: "grid",
  placeItems: "center",
  paddingInlineStart: space[4],
  color: vars.color.ink.second,
});
globalStyle(`${lead} + ${input}`, { paddingInlineStart: space[3] });
export const trail = style({ display: "flex", paddingInlineEnd: "1px" });
