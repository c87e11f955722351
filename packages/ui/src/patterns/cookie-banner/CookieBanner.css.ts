import { globalStyle, style } from "@vanilla-extract/css";
import { below, from, layer, radius, space, vars } from "../../tokens/index.ts";

/** At the foot of the window, above everything but dialogs; the page stays usable. */
export const banner = style({
  position: "fixed",
  zIndex: layer.overlay,
  insetInline: space[4],
  insetBlockEnd: `calc(${space[4]} + env(safe-area-inset-bottom))`,
  display: "grid",
  gap: space[4],
  maxInlineSize: "64rem",
  maxBlockSize: "50vh",
  overflow: "auto",
  marginInline: "auto",
  padding: space[5],
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: radius.large,
  background: vars.color.ground.raised,
  boxShadow: vars.shadow.large,
  "@media": {
    [from("laptop")]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      padding: space[6],
      gap: space[8],
    },
    [below("tablet")]: {
      insetInline: 0,
      insetBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockEnd: `max(${space[5]}, env(safe-area-inset-bottom))`,
    },
  },
});

export const words = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[4],
  alignItems: "start",
  "@media": { [below("tablet")]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const sign = style({
  color: vars.color.warm.ink,
  "@media": { [below("tablet")]: { display: "none" } },
});
export const text = style({ display: "grid", gap: space[1], color: vars.color.ink.second });

/** Accepting and rejecting are equal in look, in size and in effort. */
export const actions = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[2],
});
globalStyle(`${actions} > button:last-child`, { gridColumn: "1 / -1" });
