import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { control, radius, space, vars } from "../../tokens/index.ts";

const breathe = keyframes({ "50%": { opacity: 0.45 } });

export const region = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
});

export const skeleton = recipe({
  base: {
    background: vars.color.progress.track,
    borderRadius: radius.small,
    animation: `${breathe} 1.8s ease-in-out infinite`,
    "@media": { "(forced-colors: active)": { background: "Canvas", border: "1px solid GrayText" } },
  },
  variants: {
    shape: {
      text: { blockSize: "1.0625rem" },
      heading: { blockSize: "2rem" },
      button: { blockSize: control.height, borderRadius: radius.medium },
      atom: { inlineSize: control.height, blockSize: control.height, borderRadius: "50%" },
      card: { blockSize: "12rem", borderRadius: radius.medium },
      row: { blockSize: "4.5rem", borderRadius: radius.medium },
    },
    width: {
      full: {},
      most: { inlineSize: "82%" },
      half: { inlineSize: "50%" },
      third: { inlineSize: "33%" },
    },
  },
});
