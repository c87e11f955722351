import { styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  tones,
  vars,
} from "../../tokens/index.ts";

/** Ink on tint for each tone; `on-tint` suits a chip that lies on a card of its own tone. */
export const toneColors = styleVariants(
  Object.fromEntries(tones.map((tone) => [tone, vars.color[tone]])),
  ({ ink, tint }) => ({ color: ink, background: tint }),
);

export const chip = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.375rem",
    minInlineSize: 0,
    maxInlineSize: "100%",
    borderRadius: radius.full,
    outline: `1px solid ${vars.color.line.tint}`,
    outlineOffset: "-1px",
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.snug,
    overflowWrap: "anywhere",
    "@media": {
      "(forced-colors: active)": { outlineColor: "CanvasText" },
    },
  },
  variants: {
    size: {
      small: { fontSize: "0.8125rem", padding: `0.1875rem ${space[3]}` },
      medium: { fontSize: fontSize.small, padding: `0.375rem 0.875rem` },
    },
    raised: { true: { background: vars.color.ground.card } },
  },
});
