import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { space } from "../../tokens/index.ts";

/** The height of the screen; a frame that is smaller says its own. */
export const screenHeight = createVar();

export const lesson = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  minBlockSize: fallbackVar(screenHeight, "100dvh"),
});

export const summaryPlace = style({ display: "grid", placeContent: "center", padding: space[6] });
