import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight, lineHeight, radius, space, vars } from "../../tokens/index.ts";

export const rows = style({ display: "grid", gap: space[3] });

/** Where every left card is a sign or two. */
const brief = `${rows}[data-brief="true"]`;

export const row = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "minmax(0, 42fr) minmax(0, 58fr)",
  selectors: {
    [`${brief} > &`]: { gridTemplateColumns: "minmax(min(5.5rem, 45%), 32%) minmax(0, 1fr)" },
  },
});

export const left = style({
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: space[2],
  minBlockSize: "3.5rem",
  padding: space[2],
  borderRadius: radius.medium,
  background: vars.color.accent.tint,
  color: vars.color.accent.ink,
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  textAlign: "center",
  overflowWrap: "anywhere",
  hyphens: "auto",
  selectors: {
    [`${brief} > * > &`]: {
      fontSize: fontSize.heading,
      lineHeight: lineHeight.heading,
      padding: space[1],
    },
  },
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});
