import { globalStyle, style } from "@vanilla-extract/css";
import { heading } from "../player/Question.css.ts";
import { cutFrom } from "../rich-text/cutFrom.ts";
import { code } from "../rich-text/RichText.css.ts";
import { fontFamily, fontSize, fontWeight, lineHeight, space, vars } from "../../tokens/index.ts";

/** A question that takes more than a glance is set to be read. */
export const long = style({
  display: "block",
  fontFamily: fontFamily.body,
  fontWeight: fontWeight.medium,
  fontSize: fontSize.large,
  lineHeight: lineHeight.body,
  letterSpacing: 0,
  textWrap: "pretty",
});

export const lead = style({ marginBlockStart: space[3], color: vars.color.ink.second });

/** As a lesson quotes. */
export const passage = style({
  marginBlockStart: space[3],
  paddingBlock: space[1],
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${vars.color.accent.strong}`,
  fontSize: fontSize.large,
  textWrap: "pretty",
  overflowWrap: "anywhere",
});

// What comes with the first exercise, no page waits for.
globalStyle(heading, cutFrom(24));
globalStyle(code, { hyphens: "manual" });
