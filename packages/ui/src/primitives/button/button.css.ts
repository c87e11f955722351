import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  control,
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  space,
  touched,
  vars,
} from "../../tokens/index.ts";

const filled = (colors: { base: string; hover: string; pressed: string; ink: string }) => ({
  background: colors.base,
  color: colors.ink,
  selectors: {
    "&:hover:not([aria-disabled='true'], :disabled)": { background: colors.hover },
    "&:active:not([aria-disabled='true'], :disabled)": { background: colors.pressed },
  },
});

/** Without a fill of its own: a tint and its line under the pointer, a ring while pressed. */
const hollow = (line: string) => ({
  "&:hover:not([aria-disabled='true'], :disabled)": {
    background: vars.color.accent.tint,
    borderColor: line,
  },
  "&:active:not([aria-disabled='true'], :disabled)": {
    boxShadow: touched.pressed.boxShadow,
  },
});

/** The look of a button, shared with links and menu triggers that look like one. */
export const button = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[2],
    position: "relative",
    maxInlineSize: "100%",
    border: "1.5px solid transparent",
    borderRadius: control.radius,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.snug,
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    userSelect: "none",
    touchAction: "manipulation",
    // Always there, so that a press moves the button without a new layout of the page.
    transform: "translateY(0)",
    transition: `transform ${motion.fast} ${motion.ease}`,
    selectors: {
      "&:focus-visible": { borderRadius: control.radius },
      "&:active:not([aria-disabled='true'], :disabled)": { transform: "translateY(1px)" },
      "&:disabled, &[aria-disabled='true']": { cursor: "not-allowed" },
      "&:disabled": { opacity: control.disabledOpacity },
    },
    "@media": { "(forced-colors: active)": { borderColor: "ButtonText" } },
  },
  variants: {
    variant: {
      primary: filled(vars.color.primary),
      secondary: {
        background: vars.color.ground.card,
        color: vars.color.ink.base,
        borderColor: vars.color.line.control,
        selectors: hollow(vars.color.accent.strong),
      },
      quiet: {
        color: vars.color.ink.base,
        selectors: hollow(vars.color.accent.line),
      },
      warm: filled(vars.color.warm.fill),
      danger: filled(vars.color.danger),
    },
    size: {
      small: {
        minBlockSize: control.heightSmall,
        paddingInline: space[4],
        fontSize: fontSize.small,
      },
      medium: { minBlockSize: control.height, paddingInline: space[5], fontSize: fontSize.body },
      large: { minBlockSize: control.heightLarge, paddingInline: space[6], fontSize: "1.125rem" },
    },
    width: { auto: {}, full: { inlineSize: "100%" } },
    shape: {
      normal: { paddingBlock: control.paddingBlock },
      square: { padding: 0, aspectRatio: "1" },
    },
  },
});

/** Keeps the button's width while the spinner stands where the words were. */
export const content = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[2],
    minInlineSize: 0,
  },
  variants: { pending: { true: { opacity: 0 } } },
});

export const pendingMark = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
});
