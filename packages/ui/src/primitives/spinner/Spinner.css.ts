import { keyframes, style } from "@vanilla-extract/css";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style({
  inlineSize: "1.2em",
  blockSize: "1.2em",
  flex: "none",
  borderRadius: "50%",
  border: "0.14em solid currentColor",
  borderInlineEndColor: "transparent",
  animation: `${turn} 800ms linear infinite`,
});
