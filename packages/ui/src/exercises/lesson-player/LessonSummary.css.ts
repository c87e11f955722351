import { keyframes, style } from "@vanilla-extract/css";
import {
  fontFamily,
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  motion,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

/** Its actions stay at the thumb, whatever is unfolded above them. */
export const summary = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "1fr auto",
  inlineSize: "100%",
  maxInlineSize: "34rem",
  marginInline: "auto",
});

const calm = "(prefers-reduced-motion: no-preference)";
const appear = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[5],
  padding: `${space[4]} ${space[5]} ${space[5]}`,
});

export const opening = style({ display: "grid", justifyItems: "center", gap: space[3] });

export const text = style({ color: vars.color.ink.second, textAlign: "center" });

/** Its room is kept until it is known. */
export const review = style([text, { minBlockSize: "1lh" }]);

export const figures = style({
  "@media": { [calm]: { animation: `${appear} ${motion.base} ${motion.settle} 700ms backwards` } },
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
  gap: space[3],
});

export const figure = style({
  display: "flex",
  flexDirection: "column-reverse",
  alignItems: "center",
  padding: `${space[4]} ${space[3]}`,
  borderRadius: radius.medium,
  background: vars.color.warm.tint,
  color: vars.color.warm.ink,
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  fontSize: fontSize.heading,
  lineHeight: lineHeight.snug,
  fontVariantNumeric: "lining-nums",
  textAlign: "center",
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

export const figureLabel = style({
  fontFamily: fontFamily.body,
  fontWeight: fontWeight.regular,
  fontSize: fontSize.small,
});

/** A press anywhere finds it where it will be, while the picture still fills. */
export const actions = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: layer.raised,
  display: "grid",
  gap: space[3],
  padding: `${space[4]} ${space[5]} calc(${space[5]} + env(safe-area-inset-bottom, 0px))`,
  background: vars.color.ground.page,
  boxShadow: `0 -0.75rem 0.75rem ${vars.color.ground.page}`,
  "@media": { "(max-height: 26rem)": { position: "static" } },
});
