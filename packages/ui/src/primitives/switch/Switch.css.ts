import { style } from "@vanilla-extract/css";
import { motion, radius, vars } from "../../tokens/index.ts";
import { row } from "../checkbox/choice.css.ts";

export const switchRow = style([row, { gridTemplateColumns: "minmax(0, 1fr) auto" }]);

export const track = style({
  appearance: "none",
  position: "relative",
  inlineSize: "3.25rem",
  blockSize: "2rem",
  borderRadius: radius.full,
  background: vars.color.ground.card,
  border: `1.5px solid ${vars.color.line.control}`,
  cursor: "inherit",
  transition: `background-color ${motion.base} ${motion.ease}, border-color ${motion.base} ${motion.ease}`,
  selectors: {
    "&:focus-visible": { borderRadius: radius.full },
    "&::after": {
      content: "",
      position: "absolute",
      insetBlockStart: "50%",
      insetInlineStart: "0.25rem",
      inlineSize: "1.25rem",
      blockSize: "1.25rem",
      borderRadius: "50%",
      background: vars.color.line.control,
      translate: "0 -50%",
      transition: `inset-inline-start ${motion.base} ${motion.settle}, background-color ${motion.base} ${motion.ease}, scale ${motion.fast} ${motion.ease}`,
    },
    // The drop swells under the pointer, and more while it is pressed.
    [`${row}:hover &:not(:disabled)`]: { borderColor: vars.color.accent.strong },
    [`${row}:hover &:not(:disabled)::after`]: {
      background: vars.color.accent.strong,
      scale: "1.2",
    },
    [`${row}:active &:not(:disabled)`]: { background: vars.color.accent.tint },
    [`${row}:active &:not(:disabled)::after`]: { scale: "1.3" },
    "&:checked": { background: vars.color.primary.base, borderColor: vars.color.primary.base },
    "&:checked::after": {
      insetInlineStart: "calc(100% - 1.5rem)",
      background: vars.color.primary.ink,
    },
    [`${row}:hover &:checked:not(:disabled)`]: {
      background: vars.color.primary.hover,
      borderColor: vars.color.primary.hover,
    },
    [`${row}:hover &:checked:not(:disabled)::after`]: { background: vars.color.primary.ink },
    [`${row}:active &:checked:not(:disabled)`]: { background: vars.color.primary.pressed },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        // Under a pointer and while it is pressed as well.
        "&::after": { background: "CanvasText !important" },
        "&:checked": { background: "Highlight !important" },
        "&:checked::after": { background: "HighlightText !important" },
      },
    },
  },
});
