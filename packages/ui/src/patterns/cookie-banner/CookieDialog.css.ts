import { globalStyle, style } from "@vanilla-extract/css";
import { fontSize, fontWeight, lineHeight, space, vars } from "../../tokens/index.ts";

export const categories = style({ display: "grid" });
export const category = style({
  paddingBlock: space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line.soft}` } },
});

export const fixed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  fontWeight: fontWeight.medium,
});
export const description = style({
  color: vars.color.ink.second,
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
});

/** Side by side where all fit, else as wide as the sheet. */
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3], flex: "1" });
globalStyle(`${actions} > button`, { flex: "1 1 auto" });
