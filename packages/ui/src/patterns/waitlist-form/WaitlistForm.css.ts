import { globalStyle, style } from "@vanilla-extract/css";
import { fontSize, fontWeight, from, radius, space, vars } from "../../tokens/index.ts";

export const names = style({
  display: "grid",
  gap: space[4],
  "@media": { [from("tablet")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const friends = style({
  display: "grid",
  gap: space[3],
  justifyItems: "start",
  overflowWrap: "anywhere",
  selectors: { "&:focus": { outline: "none" } },
});
export const legend = style({ fontWeight: fontWeight.strong });
export const hint = style({ color: vars.color.ink.second, fontSize: fontSize.small });

export const friend = style({
  display: "grid",
  gap: space[3],
  inlineSize: "100%",
  padding: space[4],
  borderRadius: radius.medium,
  background: vars.color.ground.second,
});
export const friendLegend = style({
  float: "inline-start",
  fontWeight: fontWeight.medium,
  fontSize: fontSize.small,
  color: vars.color.ink.second,
});
export const friendHead = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: space[2],
  clear: "both",
});
/** Beside the field, below the line of its label. */
globalStyle(`${friendHead} > button`, { marginBlockStart: "1.875rem" });
