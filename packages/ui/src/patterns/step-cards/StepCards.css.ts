import { style } from "@vanilla-extract/css";
import {
  below,
  fontFamily,
  fontSize,
  fontWeight,
  from,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

export const steps = style({
  display: "grid",
  gap: space[3],
  "@media": {
    [from("laptop")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space[6] },
  },
});

/** A card where there is room; on a phone the number alone sets it apart. */
export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  gap: space[4],
  "@media": {
    [below("tablet")]: { gap: space[3] },
    [from("tablet")]: {
      padding: `clamp(${space[4]}, 2.4vw, ${space[6]})`,
      border: `1px solid ${vars.color.line.soft}`,
      borderRadius: radius.medium,
      background: vars.color.ground.card,
      boxShadow: vars.shadow.medium,
    },
    [from("laptop")]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
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
  "@media": {
    [below("tablet")]: { inlineSize: "2.25rem", blockSize: "2.25rem" },
    "(forced-colors: active)": { border: "1px solid CanvasText" },
  },
});

export const words = style({
  display: "grid",
  gap: space[1],
  alignContent: "start",
  overflowWrap: "anywhere",
});
export const text = style({ color: vars.color.ink.second, textWrap: "pretty" });
