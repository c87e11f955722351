import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { control, space, vars } from "../../tokens/index.ts";

const widened = style({});

/** As high as the menu that takes its place. */
export const hint = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: control.height,
  marginBlock: `${space[4]} ${space[2]}`,
  color: vars.color.ink.second,
});

export const cards = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: space[3],
    selectors: { "&:empty": { display: "none" } },
  },
  variants: { few: { true: [widened], false: {} } },
});

/** Three in a row where they are short; a long one takes the room that it needs. */
globalStyle(`${widened} > *`, { minInlineSize: `calc((100% - 2 * ${space[3]}) / 3)` });
