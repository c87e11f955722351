import { globalStyle, style } from "@vanilla-extract/css";
import { control, from, space, vars } from "../../tokens/index.ts";

export const pool = style({ position: "relative" });

export const hint = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: control.heightSmall,
  marginBlock: `${space[2]} ${space[1]}`,
  color: vars.color.ink.second,
});

export const cards = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  selectors: { "&:empty": { display: "none" } },
});

/** Two in a row on a phone, and as many as have room on wider screens. */
globalStyle(`${cards}[data-few="true"]`, {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[2],
  "@media": {
    [from("tablet")]: { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 10rem), 1fr))" },
  },
});

/** One in a row where words would else be cut, and as many as still have room. */
globalStyle(`${cards}[data-few="true"][data-long]`, {
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))",
});

/** Where a card lay that was placed: its room stays. */
export const gone = style({ visibility: "hidden" });
