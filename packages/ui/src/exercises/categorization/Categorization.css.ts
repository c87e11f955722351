import { globalStyle, style } from "@vanilla-extract/css";
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

const phone = below("tablet");

export const groups = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
  gap: space[4],
  selectors: {
    "&[data-long]": { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))" },
  },
});

export const group = style({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: space[3],
  minInlineSize: 0,
  padding: space[4],
  borderRadius: radius.large,
  background: vars.color.accent.tint,
  "@media": {
    "(forced-colors: active)": { border: "1px solid CanvasText" },
    [phone]: { padding: space[3] },
  },
});

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
  color: vars.color.accent.ink,
  fontSize: fontSize.large,
  lineHeight: lineHeight.snug,
  fontWeight: fontWeight.strong,
  ...cutFrom(14),
});

export const cards = style({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  gap: space[2],
  minInlineSize: 0,
});

/** Two groups beside each other leave a card what its words need. */
globalStyle(`${cards} button`, { "@media": { [phone]: { paddingInline: space[2] } } });
