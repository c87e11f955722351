import { globalStyle, style } from "@vanilla-extract/css";
import { control, space, vars } from "../../tokens/index.ts";

/** As high as the menu that takes its place. */
export const hint = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: control.height,
  marginBlock: `${space[4]} ${space[2]}`,
  color: vars.color.ink.second,
});

export const cards = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  selectors: { "&:empty": { display: "none" } },
});

/** Three in a row where they are short; a long one takes the room that it needs. */
globalStyle(`${cards}[data-few="true"] > *`, {
  minInlineSize: `calc((100% - 2 * ${space[3]}) / 3)`,
});
