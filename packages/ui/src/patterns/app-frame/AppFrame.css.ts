import { globalStyle, style } from "@vanilla-extract/css";
import { below, fontWeight, layer, radius, space, vars } from "../../tokens/index.ts";

export const frame = style({
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100dvh",
  isolation: "isolate",
});

/** While the screen is on its way its height is not known: the footer appears where it will stay. */
globalStyle(`${frame}:has([aria-busy="true"]) > footer`, { visibility: "hidden" });

/** Over a tab bar floats the button of the toolbox: the last line can be scrolled above it. */
globalStyle(`${frame} > footer:has(~ nav)`, {
  "@media": { [below("laptop")]: { paddingBlockEnd: "3.5rem" } },
});

/** Off the screen until it has the focus, so that the first Tab shows it. */
export const skipLink = style({
  position: "absolute",
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: layer.overlay,
  maxInlineSize: `calc(100% - 2 * ${space[2]})`,
  overflowWrap: "anywhere",
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.medium,
  background: vars.color.primary.base,
  color: vars.color.primary.ink,
  fontWeight: fontWeight.strong,
  selectors: { "&:not(:focus)": { transform: "translateY(-200%)" } },
});
