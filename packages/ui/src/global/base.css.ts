import { globalStyle } from "@vanilla-extract/css";
import { fontFamily, fontSize, fontWeight, lineHeight, vars } from "../tokens/index.ts";
import { elementRules } from "./elementRules.ts";

globalStyle("html", {
  fontFamily: fontFamily.body,
  fontSize: "100%",
  lineHeight: lineHeight.body,
  color: vars.color.ink.base,
  background: vars.color.ground.page,
  textSizeAdjust: "100%",
  WebkitTextSizeAdjust: "100%",
  fontSynthesis: "style",
  textRendering: "optimizeLegibility",
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
  scrollbarColor: `${vars.color.line.control} transparent`,
  scrollPaddingBlock: "6rem",
  accentColor: vars.color.primary.base,
  WebkitTapHighlightColor: "transparent",
});

globalStyle("body", {
  margin: 0,
  fontSize: fontSize.body,
  fontWeight: fontWeight.regular,
  overflowWrap: "break-word",
});

globalStyle("#root", { isolation: "isolate" });

elementRules((elements) => elements);

globalStyle("::selection", { background: vars.color.selection });
