import { globalStyle, style } from "@vanilla-extract/css";
import { fontSize, from, lineHeight, motion, radius, space, vars } from "../../tokens/index.ts";

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  blockSize: "100%",
  overflowWrap: "anywhere",
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
});

export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[2],
});

/** The link covers the card, so that the whole of it can be pressed; actions lie above it. */
export const titleLink = style({
  color: "inherit",
  textDecoration: "none",
  transition: `color ${motion.fast} ${motion.ease}`,
  selectors: {
    "&::after": { content: "", position: "absolute", inset: `calc(${space[4]} * -1)` },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      borderRadius: radius.medium,
      outline: `3px solid ${vars.color.focus.ring}`,
      outlineOffset: "-3px",
    },
    "&:hover": { color: vars.color.primary.text, textDecoration: "underline" },
  },
});

export const description = style({
  color: vars.color.ink.second,
  textWrap: "pretty",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
});

export const stats = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  color: vars.color.ink.second,
  fontSize: fontSize.small,
});

export const picture = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: "7rem",
  marginBlock: "auto",
});

globalStyle(`${picture} > svg`, { maxBlockSize: "8.5rem" });

/** On a shelf of many, a band in the tone of the domain. */
export const cover = style({
  display: "grid",
  placeItems: "center",
  blockSize: "5rem",
  borderRadius: radius.medium,
});

globalStyle(`${cover} > svg`, { maxInlineSize: "11rem", maxBlockSize: "3.75rem" });

/** Two lines for every title, so that what follows stands in one line along the shelf. */
export const denseTitle = style({
  "@media": {
    [from("tablet")]: { minBlockSize: `calc(2 * ${lineHeight.snug} * ${fontSize.large})` },
  },
});

export const foot = style({ display: "grid", gap: space[3], marginBlockStart: "auto" });

export const progressLine = style({ display: "grid", gap: space[2] });
export const progressText = style({ color: vars.color.ink.second, fontSize: fontSize.small });

/** More in a row than a grid of cards, for a shelf of many. */
export const denseShelf = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  gap: space[4],
});

export const menu = style({ marginInlineStart: "auto" });

export const actions = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
