import { style } from "@vanilla-extract/css";

export const lesson = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  minBlockSize: "100dvh",
});
