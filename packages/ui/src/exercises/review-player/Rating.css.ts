import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  below,
  control,
  fontSize,
  fontWeight,
  from,
  lineHeight,
  motion,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";
import { news, sheetBody } from "../player/ExercisePlayer.css.ts";
import { fullScreen } from "../player/FullScreen.css.ts";

/** An exercise that a swipe rates: up and down it scrolls. */
export const swiped = style({ touchAction: "pan-y pinch-zoom" });
globalStyle(`${swiped} ${news}`, { touchAction: "pan-y pinch-zoom" });

export const rating = style({ flex: "1 0 100%", gridColumn: "1 / -1", minInlineSize: 0 });

/** Four ratings take room, and what came of the answer keeps its own above them. */
globalStyle(`${fullScreen} ${sheetBody}:has(${rating}):not(:has([data-whole]))`, {
  "@media": { [`${below("laptop")} and (min-height: 26.01rem)`]: { maxBlockSize: "66dvh" } },
});

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[4],
  marginBlockEnd: space[2],
  fontSize: fontSize.small,
  overflowWrap: "anywhere",
});

/** Only where there is likely a keyboard. */
export const keys = style({
  color: vars.color.ink.second,
  "@media": { "(hover: none)": { display: "none" } },
});

/** Only where there is likely a finger. */
export const swipes = style({
  color: vars.color.ink.second,
  "@media": { "(hover: hover)": { display: "none" } },
});

export const bar = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[2],
  "@media": { [from("tablet")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

/** To the next card, and what else there is before it, in one row where they fit. */
export const onward = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
globalStyle(`${onward} > :last-child`, { flex: "1 1 7.5rem" });

/** How far the finger is that would press it, from 0 to 1. */
export const share = createVar();

export const rate = recipe({
  base: {
    position: "relative",
    zIndex: 0,
    overflow: "clip",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "center",
    minBlockSize: control.heightLarge,
    padding: `${space[1]} ${space[2]}`,
    border: control.border,
    borderRadius: radius.medium,
    background: vars.color.ground.card,
    color: vars.color.ink.base,
    textAlign: "center",
    lineHeight: lineHeight.snug,
    overflowWrap: "anywhere",
    cursor: "pointer",
    touchAction: "manipulation",
    transition: `transform ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}`,
    selectors: {
      "&:hover": { boxShadow: "inset 0 0 0 1px currentColor" },
      "&:active": { transform: "translateY(1px)" },
      "&:focus-visible": { borderRadius: radius.medium },
    },
  },
  variants: {
    look: {
      plain: {},
      suggested: {
        background: vars.color.accent.tint,
        color: vars.color.accent.ink,
        borderColor: vars.color.accent.strong,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent.strong}`,
      },
      main: {
        background: vars.color.primary.base,
        color: vars.color.primary.ink,
        borderColor: "transparent",
        selectors: { "&:hover": { background: vars.color.primary.hover, boxShadow: "none" } },
      },
    },
    pulled: {
      /** It fills as the finger goes. */
      true: {
        "::before": {
          content: "",
          position: "absolute",
          inset: 0,
          zIndex: -1,
          transform: `scaleX(${share})`,
          background: vars.color.accent.line,
        },
        "@media": {
          "(prefers-reduced-motion: reduce)": { "::before": { transform: "none", opacity: share } },
        },
      },
    },
    /** Let go now, it is pressed. */
    reached: {
      true: {
        borderColor: vars.color.accent.ink,
        color: vars.color.accent.ink,
        boxShadow: `inset 0 0 0 3px ${vars.color.accent.ink}`,
      },
    },
  },
});

export const name = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[1],
  fontWeight: fontWeight.strong,
});

export const interval = style({ fontSize: fontSize.small, fontVariantNumeric: "tabular-nums" });
