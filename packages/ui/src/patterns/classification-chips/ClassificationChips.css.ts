import { style } from "@vanilla-extract/css";
import { fontWeight, motion, space, vars } from "../../tokens/index.ts";

export const panel = style({
  display: "grid",
  gap: space[3],
  overflowWrap: "anywhere",
  transition: `opacity ${motion.fast} ${motion.ease}`,
  selectors: { "&[aria-busy='true']": { opacity: 0.55 } },
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
});

export const title = style({ fontWeight: fontWeight.strong });
export const quiet = style({ color: vars.color.ink.second });

export const confidence = style({
  display: "grid",
  gridTemplateColumns: "minmax(5rem, 10rem) auto",
  alignItems: "center",
  justifyContent: "start",
  gap: space[3],
});
