import { style } from "@vanilla-extract/css";
import { fontFamily, fontSize, fontWeight, from, space, vars } from "../../tokens/index.ts";

export const steps = style({
  display: "grid",
  gap: space[3],
  "@media": {
    [from("laptop")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space[6] },
  },
});

export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[4],
  "@media": { [from("laptop")]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const number = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: "50%",
  background: vars.color.warm.tint,
  color: vars.color.warm.ink,
  fontFamily: fontFamily.heading,
  fontSize: fontSize.large,
  fontWeight: fontWeight.heading,
  fontVariantNumeric: "lining-nums",
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

export const words = style({
  display: "grid",
  gap: space[1],
  alignContent: "start",
  overflowWrap: "anywhere",
});
export const text = style({ color: vars.color.ink.second, textWrap: "pretty" });
