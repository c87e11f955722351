import { keyframes, style } from "@vanilla-extract/css";
import {
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

const settle = keyframes({ from: { opacity: 0, transform: "translateY(-0.75rem)" } });

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
  gap: space[3],
});

export const toast = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "start",
  gap: space[3],
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[4]}`,
  border: `1px solid ${vars.color.accent.line}`,
  borderRadius: radius.medium,
  background: `linear-gradient(135deg, ${vars.color.hero.from}, ${vars.color.hero.to}), ${vars.color.ground.raised}`,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${settle} ${motion.slow} ${motion.settle}`,
    },
  },
});

export const words = style({
  display: "grid",
  justifyItems: "start",
  gap: space[1],
  overflowWrap: "anywhere",
  paddingBlockStart: space[1],
});
export const name = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });
export const xp = style({
  color: vars.color.ink.second,
  fontSize: fontSize.small,
  marginBlockEnd: space[1],
});
