import { style } from "@vanilla-extract/css";
import {
  control,
  fontSize,
  fontWeight,
  layer,
  motion,
  radius,
  space,
  touched,
  vars,
} from "../../tokens/index.ts";

export const menu = style({ position: "relative" });

export const trigger = style({
  display: "grid",
  placeItems: "center",
  inlineSize: control.height,
  blockSize: control.height,
  borderRadius: radius.full,
  cursor: "pointer",
  selectors: {
    "&:hover": touched.hover,
    "&:active": touched.pressed,
    "&:focus-visible": { borderRadius: radius.full },
  },
});

export const avatar = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.5rem",
  blockSize: "2.5rem",
  borderRadius: radius.full,
  background: vars.color.primary.base,
  color: vars.color.primary.ink,
  fontWeight: fontWeight.strong,
  textTransform: "uppercase",
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: { [`${trigger}:hover &`]: { background: vars.color.primary.hover } },
  "@media": { "(forced-colors: active)": { border: "2px solid ButtonText" } },
});

export const panel = style({
  position: "absolute",
  insetBlockStart: "calc(100% + 0.5rem)",
  insetInlineEnd: 0,
  zIndex: layer.overlay,
  inlineSize: "min(19rem, calc(100vw - 2rem))",
  padding: space[2],
  borderRadius: radius.medium,
  border: `1px solid ${vars.color.line.soft}`,
  background: vars.color.ground.raised,
  boxShadow: vars.shadow.large,
});

export const person = style({
  display: "grid",
  justifyItems: "start",
  gap: space[1],
  padding: space[3],
  marginBlockEnd: space[2],
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
  overflowWrap: "anywhere",
});

export const personName = style({ fontWeight: fontWeight.strong });
export const email = style({ fontSize: fontSize.small, color: vars.color.ink.second });
export const mark = style({ marginBlockStart: space[1] });

export const action = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  inlineSize: "100%",
  minBlockSize: control.height,
  paddingInline: space[3],
  borderRadius: radius.small,
  color: vars.color.ink.base,
  fontWeight: fontWeight.medium,
  textDecoration: "none",
  cursor: "pointer",
  selectors: { "&:hover": touched.hover, "&:active": touched.pressed },
});
