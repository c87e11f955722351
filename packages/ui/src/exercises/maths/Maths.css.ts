import { globalFontFace, style } from "@vanilla-extract/css";
import { fontFamily, space, vars } from "../../tokens/index.ts";

const family = "Alambic Maths";
const shipped = "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2";

/** Formulas need a font that knows how they grow. The device's own first: this one is not small. */
globalFontFace(family, {
  src: [
    ...["STIX Two Math", "STIXTwoMath-Regular", "Cambria Math"].map((name) => `local("${name}")`),
    `url("${shipped}") format("woff2")`,
  ].join(", "),
  fontDisplay: "swap",
});

/** A formula that is wider than the page scrolls by itself. */
export const scroller = style({
  overflowX: "auto",
  overflowY: "hidden",
  paddingBlock: space[2],
  textAlign: "center",
});

export const formula = style({ fontSize: "1.2em", fontFamily: `"${family}", math` });

/** In a sentence it is no larger than its words, and scrolls where the line cannot hold it. */
export const line = style({
  display: "inline-block",
  maxInlineSize: "100%",
  overflowX: "auto",
  overflowY: "hidden",
  verticalAlign: "middle",
  fontSize: "0.9em",
});

export const unread = style({
  fontFamily: fontFamily.code,
  color: vars.color.ink.second,
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
});
