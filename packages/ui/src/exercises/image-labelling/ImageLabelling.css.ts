import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight, lineHeight, radius, space, vars } from "../../tokens/index.ts";

export const rows = style({ display: "grid", gap: space[3], marginBlockStart: space[4] });

/** The description stands beside the place where there is room, else above it. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "2rem minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
  "@media": {
    "(min-width: 30em)": { gridTemplateColumns: "2rem minmax(0, 42fr) minmax(0, 58fr)" },
    "(max-width: 29.98em)": { gridTemplateRows: "auto auto" },
  },
});

/** The same as the number on the picture. */
export const number = style({
  display: "grid",
  placeItems: "center",
  minInlineSize: "2rem",
  minBlockSize: "2rem",
  borderRadius: radius.full,
  background: vars.color.accent.tint,
  color: vars.color.accent.ink,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  "@media": {
    "(max-width: 29.98em)": { gridRow: "1 / 3", alignSelf: "start" },
    "(forced-colors: active)": { border: "1px solid CanvasText" },
  },
});

export const description = style({
  minInlineSize: 0,
  lineHeight: lineHeight.snug,
  color: vars.color.ink.second,
  overflowWrap: "anywhere",
});

/** Pictures are never mirrored, so neither are the points on them. */
export const frame = style({
  position: "relative",
  direction: "ltr",
  inlineSize: "100%",
  maxInlineSize: "26rem",
  marginInline: "auto",
  borderRadius: radius.large,
  background: vars.color.ground.second,
  overflow: "hidden",
});

export const image = style({ display: "block", inlineSize: "100%", blockSize: "auto" });
