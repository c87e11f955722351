import { globalStyle, style } from "@vanilla-extract/css";
import { below, from, layer, radius, space, vars } from "../../tokens/index.ts";

/** Above the tab bar of a phone, in the corner of a wide screen. */
export const corner = style({
  position: "fixed",
  zIndex: layer.sticky,
  insetInlineEnd: space[4],
  insetBlockEnd: "calc(5rem + env(safe-area-inset-bottom))",
  borderRadius: radius.medium,
  boxShadow: vars.shadow.large,
  "@media": { [from("laptop")]: { insetInlineEnd: space[6], insetBlockEnd: space[6] } },
});

/** What comes up at the end of the window stands above the button. */
globalStyle(`:root:has(${corner})`, { vars: { "--floating-corner": "4rem" } });

/** What takes the focus is scrolled above it; a sheet over the page asks for more. */
globalStyle(`html:where(:has(${corner}))`, {
  "@media": { [below("laptop")]: { scrollPaddingBlockEnd: "9.5rem" } },
});
