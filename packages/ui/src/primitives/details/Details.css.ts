import { globalStyle, style } from "@vanilla-extract/css";
import {
  control,
  fontWeight,
  lineHeight,
  motion,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

export const details = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: control.height,
  paddingBlock: space[2],
  lineHeight: lineHeight.snug,
  fontWeight: fontWeight.strong,
  borderRadius: radius.small,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { color: vars.color.primary.text },
  },
});

export const words = style({ flex: 1, minInlineSize: 0 });
export const aside = style({ color: vars.color.ink.second, fontWeight: fontWeight.regular });
export const content = style({ paddingBlock: `${space[2]} ${space[4]}` });

globalStyle(`${summary} > svg`, { transition: `rotate ${motion.base} ${motion.ease}` });
globalStyle(`${details}[open] > ${summary} > svg`, { rotate: "180deg" });
