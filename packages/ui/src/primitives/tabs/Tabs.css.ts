import { style } from "@vanilla-extract/css";
import {
  control,
  fontWeight,
  lineHeight,
  motion,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

export const tabs = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  gap: space[5],
  minInlineSize: 0,
});

export const list = style({
  display: "flex",
  gap: space[1],
  overflowX: "auto",
  scrollbarWidth: "none",
  boxShadow: `inset 0 -1px 0 ${vars.color.line.soft}`,
});

export const tab = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  flex: "none",
  minBlockSize: control.height,
  paddingInline: space[4],
  color: vars.color.ink.second,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  cursor: "pointer",
  outline: "none",
  borderStartStartRadius: radius.small,
  borderStartEndRadius: radius.small,
  transition: `color ${motion.fast} ${motion.ease}`,
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      insetInline: space[4],
      insetBlockEnd: 0,
      blockSize: "3px",
      borderRadius: "3px 3px 0 0",
      background: "transparent",
    },
    "&[data-hovered]": { color: vars.color.ink.base },
    "&[data-hovered]::after": { background: vars.color.line.control },
    "&[data-selected]": { color: vars.color.accent.ink },
    "&[data-selected]::after": { background: vars.color.accent.strong },
    "&[data-focus-visible]": {
      outline: `3px solid ${vars.color.focus.ring}`,
      outlineOffset: "-3px",
    },
    "&[data-disabled]": { opacity: control.disabledOpacity, cursor: "not-allowed" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[data-selected]::after": { background: "Highlight" } },
    },
  },
});

export const panel = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  minInlineSize: 0,
  outline: "none",
  selectors: {
    "&[data-focus-visible]": {
      outline: `3px solid ${vars.color.focus.ring}`,
      outlineOffset: "4px",
      borderRadius: radius.small,
    },
  },
});
