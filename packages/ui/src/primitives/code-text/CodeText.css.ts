import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { control, fontFamily, fontWeight, radius, space, vars } from "../../tokens/index.ts";

/** One face and one measure for all that is laid over each other: text, numbers, editor. */
const face = {
  fontFamily: fontFamily.code,
  fontSize: "1rem",
  lineHeight: "1.6",
  tabSize: 4,
} as const;

export const frame = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    borderRadius: radius.medium,
    border: "1.5px solid",
    overflow: "hidden",
    selectors: {
      "&:has(textarea:focus-visible)": {
        outline: `3px solid ${vars.color.focus.ring}`,
        outlineOffset: "2px",
      },
    },
  },
  variants: {
    tone: {
      open: { background: vars.color.ground.card, borderColor: vars.color.line.soft },
      edited: { background: vars.color.ground.card, borderColor: vars.color.line.control },
      right: { background: vars.color.ground.card, borderColor: vars.color.right.ink },
      wrong: { background: vars.color.ground.card, borderColor: vars.color.wrong.ink },
    },
  },
});

export const gutter = style({
  ...face,
  padding: `${space[4]} ${space[3]}`,
  textAlign: "end",
  whiteSpace: "pre",
  color: vars.color.ink.second,
  background: vars.color.ground.second,
  userSelect: "none",
});

export const lines = style({
  overflowX: "auto",
  selectors: { "&:focus-visible": { outlineOffset: "-3px", borderRadius: radius.medium } },
});

export const pre = style({
  ...face,
  inlineSize: "max-content",
  minInlineSize: "100%",
  padding: space[4],
  whiteSpace: "pre",
});
globalStyle(`${pre} code`, { font: "inherit" });

/** Lies over the coloured text and is typed into; its own letters are not seen. */
export const editor = style({
  ...face,
  gridArea: "1 / 1",
  inlineSize: "100%",
  minBlockSize: control.heightLarge,
  padding: space[4],
  border: 0,
  outline: "none",
  resize: "none",
  overflow: "hidden",
  whiteSpace: "pre",
  background: "transparent",
  color: "transparent",
  caretColor: vars.color.ink.base,
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&::selection": { background: vars.color.selection, color: "transparent" },
  },
  "@media": { "(forced-colors: active)": { color: "CanvasText" } },
});

/** Both layers are as wide as the longest line, and scroll as one. */
export const layers = style({ display: "grid", inlineSize: "max-content", minInlineSize: "100%" });

export const underlay = style({
  gridArea: "1 / 1",
  pointerEvents: "none",
  "@media": { "(forced-colors: active)": { visibility: "hidden" } },
});

export const token = recipe({
  base: {},
  variants: {
    kind: {
      comment: { color: vars.color.ink.second, fontStyle: "italic" },
      string: { color: vars.color.right.ink },
      number: { color: vars.color.info.ink },
      keyword: { color: vars.color.accent.ink, fontWeight: fontWeight.strong },
    },
  },
});
