import { globalStyle } from "@vanilla-extract/css";
import { fontFamily, fontSize, fontWeight, lineHeight, radius, vars } from "../tokens/index.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

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

globalStyle(
  "h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, legend, pre",
  {
    margin: 0,
    padding: 0,
  },
);
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("fieldset", { border: 0, minInlineSize: 0 });
globalStyle("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
  wordSpacing: "inherit",
  margin: 0,
});
globalStyle("button", { background: "none", border: 0, padding: 0, textAlign: "inherit" });
globalStyle("svg, img, picture, video", { display: "block", maxInlineSize: "100%" });
globalStyle("strong, b", { fontWeight: fontWeight.strong });
globalStyle("table", { borderCollapse: "collapse" });
globalStyle("[hidden]", { display: "none" });

/** Japanese takes its own font, so that shared signs get their Japanese shape. */
globalStyle(":lang(ja)", { fontFamily: fontFamily.japanese });

/** One focus ring for all: the ring, and a gap that parts it from whatever it lies on. */
globalStyle(":focus-visible", {
  outline: `3px solid ${vars.color.focus.ring}`,
  outlineOffset: "2px",
  borderRadius: radius.small,
});
globalStyle(":focus:not(:focus-visible)", { outline: "none" });

globalStyle("::selection", { background: vars.color.selection });

globalStyle("*, *::before, *::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionProperty: "none !important",
    },
  },
});
