import { style } from "@vanilla-extract/css";
import { control, fontSize, fontWeight, motion, radius, space, vars } from "../../tokens/index.ts";
import { aimed, aimedInForcedColours, looks, rightColours, wrongColours } from "./aimed.ts";
import { cutFrom } from "../rich-text/cutFrom.ts";

export const card = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minInlineSize: control.height,
  maxInlineSize: "100%",
  minBlockSize: control.height,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.medium,
  border: control.border,
  background: vars.color.ground.card,
  color: vars.color.ink.base,
  fontSize: fontSize.large,
  fontWeight: fontWeight.strong,
  textAlign: "center",
  ...cutFrom(14),
  userSelect: "none",
  WebkitTouchCallout: "none",
  transition: `border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    "&:focus-visible": { borderRadius: radius.medium },
    [looks.open]: { cursor: "grab", boxShadow: `0 2px 0 ${vars.color.line.soft}` },
    [`${looks.open}:hover`]: { borderColor: vars.color.accent.strong },
    [looks.picked]: { cursor: "grab", ...aimed },
    [looks.right]: rightColours,
    [looks.wrong]: wrongColours,
  },
  "@media": {
    "(forced-colors: active)": { selectors: { [looks.picked]: aimedInForcedColours } },
  },
});

/** What a card shows, whichever place it lies in. */
export const face = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
  selectors: { "&[data-face='brief']": { fontSize: "1.9375rem", lineHeight: "1.1" } },
});
