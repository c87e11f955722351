import { style } from "@vanilla-extract/css";
import { fontFamily, fontSize, fontWeight, space, vars } from "../../tokens/index.ts";

/** It leaves its room when it goes, so that what it stands above stays. */
export const hint = style({
  marginBlockEnd: space[4],
  color: vars.color.ink.second,
  selectors: { "&[hidden]": { display: "block", visibility: "hidden" } },
});

/** Rows reach halfway to each other, so that what is let go between two falls on one. */
export const rows = style({ display: "grid", marginBlock: `calc(-1 * ${space[1]})` });

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(1.75rem, max-content) minmax(0, 1fr)",
  alignItems: "center",
  columnGap: space[3],
  paddingBlock: space[1],
});

export const number = style({
  fontFamily: fontFamily.heading,
  fontSize: fontSize.large,
  fontWeight: fontWeight.heading,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  color: vars.color.accent.ink,
});

/** Below the card in hand, over what stands there. */
export const menu = style({ position: "relative", gridColumn: 2 });

/** What the two ends of the list mean, beside the numbers. */
export const end = style({
  marginInlineStart: `calc(1.75rem + ${space[3]})`,
  paddingBlock: space[1],
  fontSize: fontSize.small,
  color: vars.color.ink.second,
});
