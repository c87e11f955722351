import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { control, fontFamily, lineHeight, radius, space, vars } from "../../tokens/index.ts";

export const holder = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  border: control.border,
  borderRadius: radius.medium,
  background: vars.color.ground.card,
  selectors: {
    "&:has(> div > [role='textbox']:focus-visible)": {
      outline: `3px solid ${vars.color.focus.ring}`,
      outlineOffset: "1px",
    },
  },
});

export const page = recipe({
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    minInlineSize: 0,
  },
  variants: {
    font: {
      sans: { fontFamily: fontFamily.body },
      serif: { fontFamily: fontFamily.heading },
      mono: { fontFamily: fontFamily.code },
    },
    size: {
      small: { fontSize: "0.9375rem" },
      normal: { fontSize: "1.0625rem" },
      large: { fontSize: "1.25rem" },
      xlarge: { fontSize: "1.5rem" },
    },
  },
});

/** ProseMirror counts on spaces being kept and long words being broken. */
export const field = style({
  position: "relative",
  flexGrow: 1,
  minBlockSize: "14rem",
  padding: space[4],
  lineHeight: lineHeight.body,
  whiteSpace: "break-spaces",
  overflowWrap: "break-word",
  fontVariantLigatures: "none",
  selectors: { "&:focus-visible": { outline: "none" } },
});
globalStyle(`${field} > * + *`, { marginBlockStart: space[3] });
globalStyle(`${field} ul`, { listStyle: "disc", paddingInlineStart: "1.4em" });
globalStyle(`${field} li + li`, { marginBlockStart: space[1] });
globalStyle(`${field} a`, { color: vars.color.primary.text, textDecoration: "underline" });

export const placeholder = style({
  position: "absolute",
  insetBlockStart: space[4],
  insetInlineStart: space[4],
  color: vars.color.ink.second,
  lineHeight: lineHeight.body,
  pointerEvents: "none",
});
