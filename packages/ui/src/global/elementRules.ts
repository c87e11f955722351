import { globalStyle } from "@vanilla-extract/css";
import { fontFamily, fontWeight, radius, vars } from "../tokens/index.ts";
import { forcedColourRules } from "../tokens/forcedColourRules.ts";

/**
 * What the kit's components expect of plain elements. `within` puts a selector's elements inside what
 * the rules are for: the whole page, or what stands embedded in a page of others.
 */
export function elementRules(within: (elements: string) => string): void {
  globalStyle(within("*, *::before, *::after"), { boxSizing: "border-box" });

  globalStyle(
    within("h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, legend, pre"),
    { margin: 0, padding: 0 },
  );
  globalStyle(within("ul, ol"), { listStyle: "none" });
  globalStyle(within("fieldset"), { border: 0, minInlineSize: 0 });
  globalStyle(within("button, input, select, textarea"), {
    font: "inherit",
    color: "inherit",
    letterSpacing: "inherit",
    wordSpacing: "inherit",
    margin: 0,
  });
  globalStyle(within("button"), {
    background: "none",
    border: 0,
    padding: 0,
    textAlign: "inherit",
  });
  globalStyle(within("svg, img, picture, video"), { display: "block", maxInlineSize: "100%" });
  globalStyle(within("strong, b"), { fontWeight: fontWeight.strong });
  globalStyle(within("table"), { borderCollapse: "collapse" });
  globalStyle(within("[hidden]"), { display: "none" });

  /** Japanese takes its own font, so that shared signs get their Japanese shape, and breaks between phrases. */
  globalStyle(within(":lang(ja)"), {
    fontFamily: fontFamily.japanese,
    wordBreak: "auto-phrase",
  });

  /** One focus ring for all: the ring, and a gap that parts it from whatever it lies on. */
  globalStyle(within(":focus-visible"), {
    outline: `3px solid ${vars.color.focus.ring}`,
    outlineOffset: "2px",
    borderRadius: radius.small,
  });
  globalStyle(within(":focus:not(:focus-visible)"), { outline: "none" });

  forcedColourRules(within);

  globalStyle(within("*, *::before, *::after"), {
    "@media": {
      "(prefers-reduced-motion: reduce)": {
        animationDuration: "0.01ms !important",
        animationIterationCount: "1 !important",
        transitionProperty: "none !important",
      },
    },
  });
}
