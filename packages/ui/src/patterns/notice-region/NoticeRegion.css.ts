import { keyframes, style } from "@vanilla-extract/css";
import { from, layer, motion, radius, space, vars } from "../../tokens/index.ts";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });

/** Of a button that floats in the corner, where there is one. */
const corner = "var(--floating-corner, 0rem)";

/** Above the tab bar of a phone, in the corner of a wide screen. It lets presses beside it through. */
export const region = style({
  position: "fixed",
  zIndex: layer.toast,
  insetInline: space[4],
  insetBlockEnd: `calc(4.75rem + ${corner} + env(safe-area-inset-bottom))`,
  display: "grid",
  gap: space[2],
  pointerEvents: "none",
  "@media": {
    [from("tablet")]: { insetInlineStart: "auto", inlineSize: "26rem" },
    [from("laptop")]: { insetInlineEnd: space[6], insetBlockEnd: `calc(${space[6]} + ${corner})` },
  },
});

export const regionAtTop = style([
  region,
  {
    insetBlock: `calc(4.25rem + env(safe-area-inset-top)) auto`,
    "@media": { [from("laptop")]: { insetBlock: `4.25rem auto` } },
  },
]);

export const list = style({ display: "grid", gap: space[2] });

export const item = style({
  pointerEvents: "auto",
  borderRadius: radius.medium,
  boxShadow: vars.shadow.large,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${rise} ${motion.slow} ${motion.settle}`,
    },
  },
});
