import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../../tokens/index.ts";

/**
 * The page behind does not scroll while a modal dialog is open. Where scroll bars take room it keeps that free,
 * and it is as dark as the rest: no backdrop lies over it.
 */
globalStyle("html:has(dialog:modal)", {
  overflow: "hidden",
  scrollbarGutter: "stable",
  background: vars.color.ground.scrimmed,
});
globalStyle("html:has(dialog:modal) body", {
  minBlockSize: "100dvh",
  background: vars.color.ground.page,
});
