import { globalStyle, style } from "@vanilla-extract/css";
import {
  control,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

export const card = style({
  borderRadius: radius.medium,
  background: vars.color.ground.card,
  color: vars.color.ink.base,
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: control.heightSmall,
  paddingInline: space[4],
  fontWeight: fontWeight.strong,
  color: vars.color.accent.ink,
  cursor: "pointer",
  listStyle: "none",
  borderRadius: "inherit",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&::after": {
      content: "",
      marginInlineStart: "auto",
      boxSizing: "border-box",
      inlineSize: "0.5rem",
      blockSize: "0.5rem",
      borderInlineEnd: "2px solid currentColor",
      borderBlockEnd: "2px solid currentColor",
      transform: "rotate(45deg)",
      marginBlockStart: "-0.25rem",
    },
  },
});
globalStyle(`${card}[open] > ${summary}::after`, {
  transform: "rotate(-135deg)",
  marginBlockStart: "0.25rem",
});

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  padding: `0 ${space[4]} ${space[4]}`,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
});

/** Lists and steps keep their lines. */
export const passage = style({ textWrap: "pretty", whiteSpace: "pre-line" });

export const reference = style({
  marginBlockStart: space[2],
  fontSize: fontSize.small,
  color: vars.color.ink.second,
});
