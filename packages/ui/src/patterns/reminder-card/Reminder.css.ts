import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import {
  fontSize,
  fontWeight,
  from,
  layer,
  lineHeight,
  motion,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

export const planned = style({ display: "grid", gap: space[4] });
export const list = style({ display: "grid", gap: space[3] });

export const body = style({ display: "grid", gap: space[3], overflowWrap: "anywhere" });
export const when = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  color: vars.color.ink.second,
  fontSize: fontSize.small,
});
export const notes = style({
  display: "-webkit-box",
  WebkitLineClamp: 3,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  color: vars.color.ink.second,
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const atEnd = style({ marginInlineStart: "auto" });

const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });

/** At the head of a phone, whose page makes room; above the bar of a tablet; in the corner of a wide screen. */
export const region = style({
  position: "fixed",
  zIndex: layer.toast,
  insetInline: space[2],
  insetBlockStart: `calc(${space[2]} + env(safe-area-inset-top))`,
  pointerEvents: "none",
  "@media": {
    [from("tablet")]: {
      inlineSize: "27rem",
      insetInline: `${space[4]} auto`,
      insetBlock: "auto calc(4.75rem + var(--floating-corner, 0rem) + env(safe-area-inset-bottom))",
    },
    [from("laptop")]: { insetInlineStart: space[6], insetBlockEnd: space[6] },
  },
});

export const bar = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${vars.color.warm.line}`,
  borderRadius: radius.medium,
  background: vars.color.ground.raised,
  boxShadow: vars.shadow.large,
  pointerEvents: "auto",
  overflowWrap: "anywhere",
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${rise} ${motion.slow} ${motion.settle}`,
    },
  },
});
globalStyle(`${bar} > ${actions}`, { gridColumn: "1 / -1" });

export const glyph = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: radius.full,
  background: vars.color.warm.tint,
  color: vars.color.warm.ink,
});
export const message = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });
export const small = style({ color: vars.color.ink.second, fontSize: fontSize.small });
