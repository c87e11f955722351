import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  space,
  vars,
} from "../../tokens/index.ts";

export const signSize = "2.5rem";

export const feedback = recipe({
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: space[3],
    outline: "none",
    selectors: {
      // Laid out before it is needed: its letters are at hand then.
      "&[hidden]": { display: "flex", visibility: "hidden" },
      "&:focus, &:focus-visible": { outline: "none" },
    },
  },
  variants: {
    outcome: {
      correct: { color: vars.color.right.ink },
      completed: { color: vars.color.right.ink },
      partial: { color: vars.color.warm.ink },
      incorrect: { color: vars.color.wrong.ink },
      revealed: { color: vars.color.accent.ink },
    },
  },
});

const filled = (tone: { ink: string; tint: string }) => ({
  background: tone.ink,
  color: tone.tint,
});

export const badge = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    inlineSize: signSize,
    blockSize: signSize,
    borderRadius: "50%",
    "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
  },
  variants: {
    outcome: {
      correct: filled(vars.color.right),
      completed: filled(vars.color.right),
      partial: filled(vars.color.warm),
      incorrect: filled(vars.color.wrong),
      revealed: filled(vars.color.accent),
    },
  },
});

/** The sign comes two frames after the words. */
const pop = keyframes({ from: { transform: "scale(0.4)", opacity: 0 } });
globalStyle(`${badge.classNames.base} > svg`, {
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${pop} ${motion.slow} ${motion.settle}`,
    },
  },
});

export const words = style({ display: "grid", gap: space[1], minInlineSize: 0, flex: "1 1 auto" });

export const title = style({
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  fontSize: fontSize.title,
  lineHeight: lineHeight.snug,
  paddingBlockStart: "0.25rem",
});

export const detail = style({ selectors: { "&:empty": { display: "none" } } });
