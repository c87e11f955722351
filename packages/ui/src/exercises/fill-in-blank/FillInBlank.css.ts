import { style } from "@vanilla-extract/css";
import { fontFamily, fontSize, fontWeight } from "../../tokens/index.ts";

/** The sentence is the thing to look at: it speaks in the serif, with room for its gaps. */
export const sentence = style({
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.medium,
  fontSize: fontSize.title,
  lineHeight: "2.1",
  textWrap: "pretty",
  whiteSpace: "pre-wrap",
  selectors: { "&[data-long]": { fontSize: fontSize.large } },
});
