import { style } from "@vanilla-extract/css";
import { control, motion, radius, space, touched, vars } from "../../tokens/index.ts";

export const group = style({ display: "grid", overflowWrap: "anywhere" });

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: control.heightLarge,
  paddingInline: space[2],
  marginInline: `calc(${space[2]} * -1)`,
  borderRadius: radius.medium,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": touched.hover,
    "&:active": touched.pressed,
  },
});

export const chevron = style({
  display: "grid",
  marginInlineStart: "auto",
  color: vars.color.ink.second,
  transition: `transform ${motion.base} ${motion.ease}`,
  selectors: { "details[open] > summary &": { transform: "rotate(180deg)" } },
});

export const content = style({ paddingBlock: `${space[4]} ${space[8]}` });
