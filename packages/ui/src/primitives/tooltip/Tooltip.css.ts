import { keyframes, style } from "@vanilla-extract/css";
import { fontSize, layer, lineHeight, motion, radius, space, vars } from "../../tokens/index.ts";

const appear = keyframes({ from: { opacity: 0 } });

/** The ink of the page as ground: it stands off from everything, in every theme. */
export const tooltip = style({
  zIndex: layer.toast,
  maxInlineSize: "18rem",
  padding: `${space[2]} ${space[3]}`,
  background: vars.color.ink.base,
  color: vars.color.ground.page,
  borderRadius: radius.small,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  boxShadow: vars.shadow.medium,
  border: "1px solid transparent",
  selectors: { "&[data-entering]": { animation: `${appear} ${motion.fast} ${motion.ease}` } },
});
