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

/** What a lifted thing lies on: ruled as a page of text, so that its shadow falls on something. */
export const scene = styleVariants({ small: page, medium: card, large: card }, (ground) => ({
  padding: `${space[6]} ${space[5]}`,
  borderRadius: radius.medium,
  border: `1px solid ${vars.color.line.soft}`,
  backgroundColor: ground,
  backgroundImage: `repeating-linear-gradient(transparent 0 15px, ${vars.color.line.soft} 15px 16px)`,
}));

const lifted = { small: card, medium: raised, large: raised };
export const shadows = styleVariants(vars.shadow, (boxShadow, name) => ({
  boxShadow,
  background: lifted[name],
}));
