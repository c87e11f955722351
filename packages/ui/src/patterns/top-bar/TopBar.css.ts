import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  below,
  control,
  fontWeight,
  from,
  layer,
  motion,
  radius,
  space,
  touched,
  vars,
} from "../../tokens/index.ts";

export const bar = recipe({
  // Above the bar of a phone: what opens from here as a sheet lies on that.
  base: { position: "relative", zIndex: layer.sticky + 1 },
  variants: {
    ground: {
      card: {
        background: vars.color.ground.card,
        borderBlockEnd: `1px solid ${vars.color.line.soft}`,
      },
      clear: {},
    },
  },
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  minBlockSize: "4rem",
  "@media": { [from("laptop")]: { minBlockSize: "4.625rem", gap: space[5] } },
});

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: control.height,
  color: vars.color.ink.base,
  textDecoration: "none",
  borderRadius: radius.medium,
});

export const nav = style({ "@media": { [below("laptop")]: { display: "none" } } });

export const list = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  "@media": { [from("wide")]: { gap: space[2] } },
});

export const item = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: space[2],
    minBlockSize: control.height,
    paddingInline: space[3],
    borderRadius: control.radius,
    color: vars.color.ink.second,
    fontWeight: fontWeight.strong,
    textDecoration: "none",
    transition: `background-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
    "@media": { [from("wide")]: { paddingInline: space[4] } },
    selectors: {
      "&:hover": { ...touched.hover, color: vars.color.ink.base },
      "&:active": touched.pressed,
    },
  },
  variants: {
    current: {
      true: {
        background: vars.color.accent.tint,
        color: vars.color.accent.ink,
        selectors: { "&:hover": { color: vars.color.accent.ink } },
        "@media": { "(forced-colors: active)": { border: "2px solid Highlight" } },
      },
    },
  },
});

/** Words tell the places apart where there is no room for their signs: a scroll bar takes some of a desktop’s. */
globalStyle(`${list} svg`, { "@media": { "(width < 81rem)": { display: "none" } } });

export const end = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space[3],
  marginInlineStart: "auto",
  overflowWrap: "anywhere",
});

export const extra = style({ "@media": { [below("tablet")]: { display: "none" } } });

/** Gives way to the places where both have no room. */
export const extraBesidePlaces = style([
  extra,
  { "@media": { [`${from("laptop")} and ${below("desktop")}`]: { display: "none" } } },
]);
