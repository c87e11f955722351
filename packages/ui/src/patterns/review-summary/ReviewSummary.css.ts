import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontFamily, fontSize, fontWeight, radius, space, vars } from "../../tokens/index.ts";

export const label = style({ color: vars.color.ink.second });

/** Three beside each other, fewer where a word of one would not fit. */
export const figures = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

const toned = ({ ink, tint }: { ink: string; tint: string }) => ({ color: ink, background: tint });

/** The words come first for a screen reader and second for the eye. */
export const value = recipe({
  base: {
    display: "flex",
    flex: "1 1 0",
    maxInlineSize: "100%",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    paddingBlock: space[3],
    paddingInline: `clamp(${space[2]}, 2.5%, ${space[4]})`,
    borderRadius: radius.medium,
    border: "1px solid transparent",
    fontSize: fontSize.small,
  },
  variants: {
    tone: {
      overdue: toned(vars.color.warning),
      due: toned(vars.color.accent),
      new: toned(vars.color.info),
      none: { color: vars.color.ink.second, background: vars.color.ground.second },
    },
  },
});
globalStyle(`${value.classNames.base} > dd`, {
  fontFamily: fontFamily.heading,
  fontSize: fontSize.title,
  fontWeight: fontWeight.heading,
  fontVariantNumeric: "lining-nums tabular-nums",
  lineHeight: "1.2",
});
