import { globalStyle, style } from "@vanilla-extract/css";
import { elementRules } from "../global/elementRules.ts";
import { fontFamily, fontSize, fontWeight, lineHeight, vars } from "../tokens/index.ts";
import { themeRules } from "../tokens/themes/themeRules.ts";

/** What is embedded in a page of others: its own colours, letters and measures, and no others'. */
export const root = style({
  display: "block",
  isolation: "isolate",
  // What changes in it is laid out, and looked for what to paint, without the page around.
  contain: "layout style",
  minInlineSize: 0,
  fontFamily: fontFamily.body,
  fontSize: fontSize.body,
  fontWeight: fontWeight.regular,
  fontStyle: "normal",
  lineHeight: lineHeight.body,
  letterSpacing: "normal",
  textAlign: "start",
  textTransform: "none",
  overflowWrap: "break-word",
  color: vars.color.ink.base,
  background: vars.color.ground.page,
  accentColor: vars.color.primary.base,
  WebkitTapHighlightColor: "transparent",
});

/** Roles of landing pages, logos and molecules, which no exercise draws. */
const elsewhere = /^--alambic-color-(?:haze|hero|mark|molecule)-/u;

themeRules(`.${root}`, `.${root}`, (name) => !elsewhere.test(name));

/** Rules for what is generated around every element: each would be styled, though few are drawn. */
const generated = /^\*::/u;

/**
 * Stronger than a page's own rules for plain elements (`button {…}`), in whatever order they come;
 * weaker than the classes of the components: `:not(_)` weighs one element more. Each element has a
 * selector of its own: a browser finds rules by the name of an element, and tries a list on all.
 */
const within = (elements: string) =>
  elements
    .split(", ")
    .filter((element) => !generated.test(element))
    .map((element) => `:where(.${root}) ${element === "*" ? "*" : `${element}:not(_)`}`)
    .join(", ");

globalStyle(within("h1, h2, h3, p, ul, ol, li, fieldset, legend, label, button, input, table"), {
  fontStyle: "inherit",
  letterSpacing: "inherit",
  textTransform: "inherit",
  color: "inherit",
});

elementRules(within);

globalStyle(`.${root}::selection`, { background: vars.color.selection });
