import { globalStyle, style } from "@vanilla-extract/css";
import {
  control,
  fontWeight,
  lineHeight,
  measure,
  motion,
  radius,
  space,
  touched,
  vars,
} from "../../tokens/index.ts";

export const chat = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  gap: space[4],
  maxInlineSize: measure.reading,
  overflowWrap: "anywhere",
});
/** Where there is height to spare, what is written stands at its end. */
globalStyle(`${chat} > form`, { marginBlockStart: "auto" });

export const suggestions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[2],
});
export const suggestion = style({
  minBlockSize: control.heightSmall,
  padding: `${space[2]} ${space[4]}`,
  border: control.border,
  borderRadius: radius.large,
  background: vars.color.ground.card,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  cursor: "pointer",
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    "&:hover": touched.hoverOfBordered,
    "&:active": touched.pressed,
    "&:focus-visible": { borderRadius: radius.large },
  },
});
