import { style } from "@vanilla-extract/css";
import {
  below,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";
import { cutFrom } from "../rich-text/cutFrom.ts";

export const rows = style({ display: "grid", gap: space[3] });

/** Where every left card is a sign or two. */
const brief = `${rows}[data-brief="true"]`;
/** Where words would be cut beside each other: a card stands above its place. */
const long = `${rows}[data-long]`;
const phone = below("tablet");

export const row = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "minmax(0, 42fr) minmax(0, 58fr)",
  selectors: {
    [`${brief} > &`]: { gridTemplateColumns: "minmax(min(5.5rem, 45%), 32%) minmax(0, 1fr)" },
  },
  "@media": {
    [phone]: {
      selectors: { [`${long} > &`]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[1] } },
    },
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
  ...cutFrom(14),
  selectors: {
    [`${brief} > * > &`]: {
      fontSize: fontSize.heading,
      lineHeight: lineHeight.heading,
      padding: space[1],
    },
  },
  "@media": {
    "(forced-colors: active)": { border: "1px solid CanvasText" },
    [phone]: {
      selectors: {
        [`${long} > * > &`]: {
          justifyItems: "start",
          minBlockSize: 0,
          padding: `${space[1]} ${space[4]}`,
          textAlign: "start",
        },
      },
    },
  },
});
