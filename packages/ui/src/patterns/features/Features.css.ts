import { style } from "@vanilla-extract/css";
import { below, from, radius, space, vars } from "../../tokens/index.ts";

export const list = style({
  display: "grid",
  gap: space[5],
  "@media": {
    [below("tablet")]: { gap: space[4] },
    [from("tablet")]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: `${space[8]} ${space[10]}`,
    },
    [from("desktop")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", columnGap: space[8] },
  },
});

export const feature = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[4],
  alignContent: "start",
  overflowWrap: "anywhere",
  "@media": {
    [from("tablet")]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[3] },
  },
});

export const emblem = style({
  display: "grid",
  gridRow: "span 2",
  placeItems: "center",
  inlineSize: "3rem",
  blockSize: "3rem",
  borderRadius: radius.medium,
  background: vars.color.accent.tint,
  color: vars.color.accent.ink,
  "@media": {
    [below("tablet")]: { inlineSize: "2.75rem", blockSize: "2.75rem" },
    [from("tablet")]: { gridRow: "auto" },
  },
});

export const text = style({ color: vars.color.ink.second, textWrap: "pretty" });
