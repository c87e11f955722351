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
      transition: `inset-inline-start ${motion.base} ${motion.settle}, background-color ${motion.base} ${motion.ease}`,
    },
    "&:checked": { background: vars.color.primary.base, borderColor: vars.color.primary.base },
    "&:checked::after": {
      insetInlineStart: "calc(100% - 1.5rem)",
      background: vars.color.primary.ink,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&::after": { background: "CanvasText" },
        "&:checked": { background: "Highlight" },
      },
    },
  },
});
