import { createVar, fallbackVar, style } from "@vanilla-extract/css";

/** The height of the screen; a frame that is smaller says its own. */
export const screenHeight = createVar();

export const lesson = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  minBlockSize: fallbackVar(screenHeight, "100dvh"),
});
