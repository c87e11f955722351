import { style } from "@vanilla-extract/css";
import {
  density,
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  radius,
  space,
  touched,
  vars,
} from "../../tokens/index.ts";

export const list = style({ display: "grid" });

export const item = style({
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line.soft}` } },
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: density.gap,
  paddingBlock: density.gap,
  paddingInline: space[2],
  marginInline: `calc(${space[2]} * -1)`,
  borderRadius: radius.medium,
  color: vars.color.ink.base,
  textDecoration: "none",
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: { "&:hover": touched.hover, "&:active": touched.pressed },
});

export const words = style({
  display: "grid",
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const title = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });

export const progress = style({
  display: "grid",
  gridTemplateColumns: "minmax(4rem, 11rem) auto",
  alignItems: "center",
  justifyContent: "start",
  gap: space[3],
  "@media": {
    "(max-width: 30em)": { gridTemplateColumns: "minmax(0, 1fr)", gap: space[2] },
  },
});

export const text = style({ color: vars.color.ink.second, fontSize: fontSize.small });
export const arrow = style({ color: vars.color.ink.second });
