import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  radius,
  space,
  touched,
  vars,
} from "../../tokens/index.ts";

export const notifications = style({ display: "grid", gap: space[3], overflowWrap: "anywhere" });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  minBlockSize: "2.75rem",
});
export const list = style({ display: "grid", gap: space[1] });

export const row = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: space[3],
    padding: space[3],
    borderRadius: radius.medium,
    color: vars.color.ink.base,
    textDecoration: "none",
    transition: `background-color ${motion.fast} ${motion.ease}`,
  },
  variants: {
    pressable: {
      true: { selectors: { "&:hover": touched.hover, "&:active": touched.pressed } },
    },
  },
});

export const sign = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: "2.75rem",
    blockSize: "2.75rem",
    borderRadius: radius.full,
  },
  variants: {
    read: {
      true: { background: vars.color.neutral.tint, color: vars.color.ink.second },
      false: { background: vars.color.accent.tint, color: vars.color.accent.ink },
    },
  },
});

export const words = style({ display: "grid", gap: space[1], minInlineSize: 0 });
export const title = recipe({
  base: { lineHeight: lineHeight.snug },
  variants: {
    read: { true: { fontWeight: fontWeight.medium }, false: { fontWeight: fontWeight.strong } },
  },
});
export const dot = style({
  display: "inline-block",
  inlineSize: "0.5rem",
  blockSize: "0.5rem",
  marginInlineStart: space[2],
  borderRadius: radius.full,
  background: vars.color.accent.strong,
  verticalAlign: "0.1em",
  "@media": { "(forced-colors: active)": { background: "Highlight" } },
});
export const text = style({ color: vars.color.ink.second, lineHeight: lineHeight.snug });
export const time = style({ color: vars.color.ink.second, fontSize: fontSize.small });
