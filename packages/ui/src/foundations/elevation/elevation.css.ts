import { style, styleVariants } from "@vanilla-extract/css";
import { radius, space, vars } from "../../tokens/index.ts";

export const plate = style({
  display: "grid",
  alignContent: "end",
  gap: space[1],
  minBlockSize: "8rem",
  padding: space[4],
  borderRadius: radius.medium,
  border: `1px solid ${vars.color.line.soft}`,
});

const { page, second, card, raised } = vars.color.ground;
export const grounds = styleVariants({ page, second, card, raised }, (background) => ({
  background,
}));

export const shadows = styleVariants(vars.shadow, (boxShadow) => ({
  boxShadow,
  background: vars.color.ground.raised,
}));
