import { style } from "@vanilla-extract/css";
import { below, fontSize, fontWeight, space, vars } from "../../tokens/index.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
  fontSize: fontSize.small,
  color: vars.color.ink.second,
});

/** A phone has room for one step back and the place itself. */
export const item = style({
  display: "inline-flex",
  alignItems: "center",
  columnGap: space[2],
  minInlineSize: 0,
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  "@media": {
    [below("tablet")]: { selectors: { "&:not(:nth-last-child(-n + 2))": { display: "none" } } },
  },
});

export const current = style({ fontWeight: fontWeight.medium, color: vars.color.ink.base });
export const separator = style({ color: vars.color.line.control });
