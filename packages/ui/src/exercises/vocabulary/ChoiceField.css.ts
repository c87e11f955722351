import { style } from "@vanilla-extract/css";
import { control, fontSize, space, vars } from "../../tokens/index.ts";

export const holder = style({ position: "relative", flex: "1 1 auto", minInlineSize: 0 });

export const select = style({
  appearance: "none",
  inlineSize: "100%",
  minBlockSize: control.height,
  paddingInline: `0 ${space[8]}`,
  border: 0,
  outline: "none",
  background: "transparent",
  fontSize: fontSize.title,
  textOverflow: "ellipsis",
  cursor: "pointer",
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:disabled": { opacity: 1, cursor: "default", color: "inherit" },
  },
});

export const option = style({
  background: vars.color.ground.raised,
  color: vars.color.ink.base,
  fontSize: fontSize.body,
});

export const chevron = style({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlock: 0,
  display: "grid",
  placeItems: "center",
  color: vars.color.ink.second,
  pointerEvents: "none",
});
