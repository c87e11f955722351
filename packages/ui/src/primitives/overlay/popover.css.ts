import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import {
  control,
  fontWeight,
  layer,
  lineHeight,
  motion,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

/** What floats above the page; whose it is says how wide it is and what scrolls. */
export const popover = style({
  zIndex: layer.overlay,
  background: vars.color.ground.raised,
  color: vars.color.ink.base,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: radius.medium,
  boxShadow: vars.shadow.large,
  selectors: { "&[data-entering]": { animation: `${appear} ${motion.fast} ${motion.ease}` } },
});

export const ofMenu = style({
  minInlineSize: "12rem",
  maxInlineSize: "min(22rem, calc(100vw - 2rem))",
  overflow: "auto",
});

export const list = style({ display: "grid", padding: space[2], outline: "none" });

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: control.heightSmall,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.small,
  color: "inherit",
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  textDecoration: "none",
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-focused]": { background: vars.color.accent.tint, color: vars.color.accent.ink },
    "&[data-focus-visible]": {
      outline: `3px solid ${vars.color.focus.ring}`,
      outlineOffset: "-3px",
    },
    "&[data-disabled]": { opacity: control.disabledOpacity, cursor: "not-allowed" },
  },
});

export const danger = style({ color: vars.color.wrong.ink });
globalStyle(`${item} > svg`, { color: "inherit" });
