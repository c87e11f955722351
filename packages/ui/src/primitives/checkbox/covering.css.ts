import { style } from "@vanilla-extract/css";

/** Covers its label, so that the whole of it is the native control's target. */
export const covering = style({
  position: "absolute",
  inset: 0,
  appearance: "none",
  cursor: "inherit",
  selectors: { "&:focus-visible": { outline: "none" } },
});
