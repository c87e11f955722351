import { globalStyle, style } from "@vanilla-extract/css";
import { fontFamily, fontSize, fontWeight, from, radius, space, vars } from "../../tokens/index.ts";

export const draft = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
});
/** Room that says how much is asked for. */
globalStyle(`${draft} textarea`, { minBlockSize: "10rem" });

/** Side by side where there is room: comparing is looking from one to the other. */
export const sheets = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  alignItems: "stretch",
  "@media": { [from("tablet")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

const sheet = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[2],
  padding: space[5],
  borderRadius: radius.large,
  border: "1px solid",
});

export const own = style([
  sheet,
  { background: vars.color.ground.card, borderColor: vars.color.line.soft },
]);

export const model = style([
  sheet,
  { background: vars.color.accent.tint, borderColor: vars.color.accent.line },
]);

export const title = style({
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  fontSize: fontSize.large,
  color: vars.color.ink.base,
});

export const words = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const legend = style({
  display: "grid",
  gap: space[1],
  marginBlockEnd: space[4],
  color: vars.color.ink.second,
});
