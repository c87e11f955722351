import { style } from "@vanilla-extract/css";
import { fontSize, lineHeight, space, vars } from "../../tokens/index.ts";
import { input } from "../field/field.css.ts";
import { list, popover } from "../overlay/popover.css.ts";

export const text = style([input, { textOverflow: "ellipsis" }]);

export const trail = style({ display: "flex", flex: "none" });

/** As wide as the field, and as tall as is left above a phone's keyboard; then the list scrolls. */
export const choices = style([
  popover,
  {
    inlineSize: "var(--trigger-width)",
    maxInlineSize: "calc(100vw - 2rem)",
    display: "flex",
    flexDirection: "column",
  },
]);

/** Each option is as tall as its title, however little room there is for all of them. */
export const options = style([
  list,
  { gridAutoRows: "max-content", flex: "0 1 auto", minBlockSize: 0, overflow: "auto" },
]);

export const option = style({
  justifyContent: "space-between",
  overflowWrap: "anywhere",
  selectors: {
    "&[data-selected]": { color: vars.color.accent.ink },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[data-focused]": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  },
});

export const nothing = style({
  padding: space[3],
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  color: vars.color.ink.second,
  overflowWrap: "anywhere",
});
