import { keyframes, style } from "@vanilla-extract/css";
import { fontSize, lineHeight, measure, motion, radius, space, vars } from "../../tokens/index.ts";

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  maxInlineSize: measure.reading,
  overflowWrap: "anywhere",
});

export const queue = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) fit-content(60%)",
  alignItems: "center",
  gap: space[4],
});

export const left = style({
  color: vars.color.ink.second,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
});

/** As high before the answer as with a short one, so that the buttons stay under the thumb. */
export const face = style({
  display: "grid",
  alignContent: "start",
  gap: space[5],
  minBlockSize: "19rem",
  padding: `clamp(${space[5]}, 3.6vw, ${space[8]})`,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: radius.large,
  background: vars.color.ground.card,
  boxShadow: vars.shadow.medium,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[2],
});

export const source = style({ color: vars.color.ink.second, fontSize: fontSize.small });

const settle = keyframes({ from: { opacity: 0, transform: "translateY(0.5rem)" } });

export const answer = style({
  display: "grid",
  gap: space[1],
  paddingBlockStart: space[5],
  borderBlockStart: `2px dashed ${vars.color.accent.line}`,
  selectors: { "&:focus": { outline: "none" } },
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${settle} ${motion.slow} ${motion.settle}`,
    },
  },
});

export const answerLabel = style({ color: vars.color.accent.ink, fontSize: fontSize.small });
export const answerText = style({ fontSize: fontSize.large, lineHeight: lineHeight.body });
