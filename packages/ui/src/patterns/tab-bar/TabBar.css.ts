import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  fontWeight,
  from,
  layer,
  lineHeight,
  radius,
  space,
  touched,
  vars,
} from "../../tokens/index.ts";

export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  background: vars.color.ground.card,
  borderBlockStart: `1px solid ${vars.color.line.soft}`,
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  "@media": { [from("laptop")]: { display: "none" } },
});

export const list = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  maxInlineSize: "36rem",
  marginInline: "auto",
});

export const item = recipe({
  base: {
    position: "relative",
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: space[1],
    minBlockSize: "4rem",
    paddingInline: space[1],
    borderRadius: radius.medium,
    color: vars.color.ink.second,
    fontSize: "0.8125rem",
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.heading,
    textAlign: "center",
    textDecoration: "none",
    // Room for the longest word of five on the narrowest phones.
    "@media": { "(max-width: 26rem)": { paddingInline: 0, fontSize: "0.75rem" } },
    selectors: {
      "&:hover": { ...touched.hover, color: vars.color.ink.base },
      "&:active": touched.pressed,
      "&:focus-visible": { outlineOffset: "-4px" },
    },
  },
  variants: {
    current: {
      true: {
        color: vars.color.accent.ink,
        selectors: {
          "&::before": {
            content: "",
            position: "absolute",
            insetBlockStart: "-1px",
            inlineSize: "2rem",
            blockSize: "3px",
            borderRadius: "0 0 3px 3px",
            background: vars.color.accent.strong,
          },
        },
        "@media": {
          "(forced-colors: active)": {
            selectors: { "&::before": { background: "Highlight", forcedColorAdjust: "none" } },
          },
        },
      },
    },
  },
});

export const label = style({
  maxInlineSize: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
});
