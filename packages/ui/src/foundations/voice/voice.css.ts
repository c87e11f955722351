import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, fontWeight, from, radius, space, vars } from "../../tokens/index.ts";

export const wordings = style({
  display: "grid",
  gap: space[2],
  margin: 0,
  "@media": {
    [from("tablet")]: {
      gridTemplateColumns: "5rem minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: space[3],
    },
  },
});

export const language = style({
  gridColumnStart: 1,
  paddingBlock: space[3],
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  color: vars.color.ink.second,
});

export const wording = recipe({
  base: {
    display: "flex",
    gap: space[2],
    margin: 0,
    padding: `${space[3]} ${space[4]}`,
    borderRadius: radius.medium,
    border: "1px solid transparent",
  },
  variants: {
    kind: {
      good: {
        background: vars.color.right.tint,
        color: vars.color.right.ink,
        borderColor: vars.color.right.line,
      },
      bad: {
        background: vars.color.wrong.tint,
        color: vars.color.wrong.ink,
        borderColor: vars.color.wrong.line,
      },
    },
  },
});

globalStyle(`${wording.classNames.base} > svg`, { flex: "none", marginBlockStart: "0.22em" });

export const note = style({
  margin: 0,
  marginBlockEnd: space[2],
  fontSize: fontSize.small,
  color: vars.color.ink.second,
  "@media": { [from("tablet")]: { gridColumn: "2 / -1" } },
});
