import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { control, fontSize, fontWeight, radius, space, vars } from "../../tokens/index.ts";
import { cutFrom } from "../rich-text/cutFrom.ts";

export const choices = recipe({
  base: { display: "grid", gap: space[3] },
  variants: {
    columns: {
      one: {},
      two: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.25rem), 1fr))" },
      /** Room for a picture beside its words. */
      pictures: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))" },
    },
  },
});

/** What was judged wears the colour of its verdict throughout. */
const judged = style({});
globalStyle(`${judged} input:checked`, { background: "currentColor", borderColor: "currentColor" });

export const card = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) minmax(1.625rem, auto)",
    alignItems: "center",
    alignContent: "center",
    gap: `${space[1]} ${space[3]}`,
    minBlockSize: control.heightLarge,
    padding: `${space[3]} ${space[4]}`,
    background: vars.color.ground.card,
    color: vars.color.ink.base,
    border: `1.5px solid ${vars.color.line.control}`,
    borderRadius: radius.medium,
    position: "relative",
  },
  variants: {
    state: {
      open: {
        cursor: "pointer",
        boxShadow: vars.shadow.small,
        selectors: {
          "&:hover": { borderColor: vars.color.accent.strong },
          "&:active": { background: vars.color.accent.tint },
          "&:has(:checked)": {
            borderColor: vars.color.accent.strong,
            background: vars.color.accent.tint,
            boxShadow: `inset 0 0 0 1px ${vars.color.accent.strong}`,
          },
        },
        "@media": {
          "(forced-colors: active)": {
            selectors: { "&:has(:checked)": { outline: "3px solid Highlight" } },
          },
        },
      },
      right: [
        judged,
        {
          background: vars.color.right.tint,
          color: vars.color.right.ink,
          borderColor: vars.color.right.ink,
        },
      ],
      wrong: [
        judged,
        {
          background: vars.color.wrong.tint,
          color: vars.color.wrong.ink,
          borderColor: vars.color.wrong.ink,
        },
      ],
      quiet: { background: "transparent", borderColor: vars.color.line.soft },
    },
  },
});

// The ring of a card is drawn by its control, so that focus changes nothing of the card.
globalStyle(`${card.classNames.base} input`, { position: "static" });
globalStyle(`${card.classNames.base} input:focus-visible::before`, {
  content: "",
  position: "absolute",
  inset: "-1.5px",
  borderRadius: radius.medium,
  outline: `3px solid ${vars.color.focus.ring}`,
  outlineOffset: "2px",
});

// A mark that grows into its place costs frames while the answer is to be shown.
for (const state of ["", ":checked"]) {
  globalStyle(`${card.classNames.base} input${state}::after`, { transition: "none" });
}

export const words = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minInlineSize: 0,
  fontSize: fontSize.large,
  fontWeight: fontWeight.medium,
  ...cutFrom(18),
});

/** Choices of a sign or two want to be large. */
globalStyle(`[data-brief="true"] > * > ${words}`, { fontSize: "1.9375rem", lineHeight: "1.1" });

export const note = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: space[2],
    justifyContent: "center",
  },
  variants: {
    state: { right: { color: vars.color.right.ink }, wrong: { color: vars.color.wrong.ink } },
  },
});

/** The key that chooses, shown where there is a keyboard to press it on. */
export const keyHint = style({
  display: "none",
  "@media": {
    "(hover: hover) and (pointer: fine)": {
      display: "inline-grid",
      placeItems: "center",
      flex: "none",
      minInlineSize: "1.625rem",
      blockSize: "1.625rem",
      borderRadius: radius.small,
      border: `1px solid ${vars.color.line.soft}`,
      fontSize: "0.8125rem",
      color: vars.color.ink.second,
    },
  },
});
