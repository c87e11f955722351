import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight, space, vars } from "../../tokens/index.ts";

export const meter = style({
  display: "grid",
  gap: space[2],
  inlineSize: "20rem",
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
});
export const failed = style([meter, { justifyItems: "start" }]);
export const words = style({ fontWeight: fontWeight.medium });
export const note = style({ color: vars.color.ink.second, fontSize: fontSize.small });
