import { createVar, keyframes, style } from "@vanilla-extract/css";
import { fontWeight, layer, motion, radius, space, vars } from "../../tokens/index.ts";
import { gutter } from "../player/ExercisePlayer.css.ts";
import { lessonWidth } from "../player/FullScreen.css.ts";

export const bar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: layer.sticky,
  background: vars.color.ground.page,
  paddingBlock: `calc(${space[2]} + env(safe-area-inset-top, 0px)) ${space[2]}`,
  "@media": { "(max-height: 26rem)": { position: "static" } },
});

/** As wide as what stands below it: the sign of the way out begins where the question does. */
export const barBody = style({
  boxSizing: "border-box",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gridAutoFlow: "column",
  gridAutoColumns: "auto",
  alignItems: "center",
  gap: space[3],
  inlineSize: "100%",
  maxInlineSize: lessonWidth,
  marginInline: "auto",
  paddingInline: `calc(${gutter} - ${space[3]}) ${gutter}`,
});

/** From 0 to 1: how much was reached. */
export const reach = createVar();

export const way = style({ position: "relative", display: "grid" });

/** What was seen, under what is known. It moves into its room, and is not laid out anew. */
export const seenPart = style({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  borderRadius: radius.full,
  mixBlendMode: "multiply",
  opacity: 0.55,
  pointerEvents: "none",
  "::before": {
    content: "",
    position: "absolute",
    inset: 0,
    borderRadius: "inherit",
    background: vars.color.accent.line,
    transform: `translateX(calc((${reach} - 1) * 100%))`,
    transition: `transform ${motion.slow} ${motion.settle}`,
  },
  selectors: {
    "[dir='rtl'] &::before": { transform: `translateX(calc((1 - ${reach}) * 100%))` },
  },
  "@media": { "(forced-colors: active)": { display: "none" } },
});

export const total = style({
  position: "relative",
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.accent.ink,
  whiteSpace: "nowrap",
});

const fly = keyframes({
  from: { transform: "translate(min(-40vw, -8rem), 52dvh) scale(1.4)", opacity: 0.2 },
  "20%": { opacity: 1 },
  "90%": { opacity: 1 },
  to: { transform: "none", opacity: 0 },
});

/** What an answer gave, on its way from the sheet to the sum. */
export const drop = style({
  position: "absolute",
  insetInlineEnd: "1rem",
  insetBlockStart: "0.125rem",
  inlineSize: "1rem",
  blockSize: "1rem",
  borderRadius: "50% 50% 50% 0",
  rotate: "135deg",
  background: `linear-gradient(${vars.color.progress.from}, ${vars.color.progress.to})`,
  opacity: 0,
  pointerEvents: "none",
  display: "none",
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      display: "block",
      animation: `${fly} 700ms ${motion.ease} 120ms`,
      willChange: "transform, opacity",
    },
  },
});
