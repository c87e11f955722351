import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  control,
  fontSize,
  fontWeight,
  from,
  lineHeight,
  motion,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[4],
  marginBlockEnd: space[3],
  overflowWrap: "anywhere",
  fontWeight: fontWeight.strong,
});

/** Only where there is likely a keyboard. */
export const keys = style({
  color: vars.color.ink.second,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  "@media": { "(hover: none)": { display: "none" } },
});

export const bar = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[3],
  "@media": { [from("tablet")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

const toned = (tone: { ink: string; tint: string }) => ({
  background: tone.tint,
  color: tone.ink,
  borderColor: tone.ink,
});

export const rate = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "center",
    minBlockSize: control.heightLarge,
    padding: `${space[2]} ${space[2]}`,
    border: "1.5px solid",
    borderRadius: radius.medium,
    textAlign: "center",
    lineHeight: lineHeight.snug,
    overflowWrap: "anywhere",
    cursor: "pointer",
    touchAction: "manipulation",
    transition: `transform ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}`,
    selectors: {
      "&:hover:not([aria-disabled])": { boxShadow: "inset 0 0 0 1px currentColor" },
      "&:active:not([aria-disabled])": { transform: "translateY(1px)" },
      "&:focus-visible": { borderRadius: radius.medium },
      "&[aria-disabled]": { cursor: "progress" },
    },
  },
  variants: {
    rating: {
      again: toned(vars.color.wrong),
      hard: toned(vars.color.warning),
      good: toned(vars.color.right),
      easy: toned(vars.color.info),
    },
    chosen: { true: { boxShadow: "inset 0 0 0 1.5px currentColor" } },
  },
});

export const name = style({ fontWeight: fontWeight.strong });
export const next = style({ fontSize: fontSize.small, fontVariantNumeric: "tabular-nums" });
export const saving = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: `calc(${fontSize.small} * ${lineHeight.snug})`,
});
