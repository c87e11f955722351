import { style } from "@vanilla-extract/css";
import { from, radius, space, vars } from "../../tokens/index.ts";

export const list = style({
  display: "grid",
  gap: space[8],
  "@media": {
    [from("tablet")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[10] },
    [from("desktop")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", columnGap: space[8] },
  },
});

export const feature = style({
  display: "grid",
  gap: space[3],
  alignContent: "start",
  overflowWrap: "anywhere",
});

export const emblem = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "3rem",
  blockSize: "3rem",
  borderRadius: radius.medium,
  background: vars.color.accent.tint,
  color: vars.color.accent.ink,
});

export const text = style({ color: vars.color.ink.second, textWrap: "pretty" });
