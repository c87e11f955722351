import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../tokens/index.ts";

export const illustration = recipe({
  base: { display: "block", maxInlineSize: "100%", blockSize: "auto", overflow: "visible" },
  variants: {
    size: {
      small: { inlineSize: "5.5rem" },
      medium: { inlineSize: "10rem" },
      large: { inlineSize: "15rem" },
    },
  },
});

/** Glass is a line of one weight in the accent's colour. */
export const glass = style({
  fill: "none",
  stroke: vars.color.accent.strong,
  strokeWidth: 2.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "@media": { "(forced-colors: active)": { stroke: "CanvasText" } },
});
export const thin = style([glass, { strokeWidth: 1.75, opacity: 0.7 }]);
export const pane = style({ fill: vars.color.ground.card, fillOpacity: 0.75 });
export const haze = style({ fill: vars.color.accent.tint });
export const ground = style({ fill: vars.color.accent.line });
export const liquid = style({ fill: vars.color.progress.to });
export const essence = style({ fill: vars.color.accent.strong });
export const shine = style({ fill: vars.color.ground.card, fillOpacity: 0.85 });

const fall = keyframes({
  "0%, 20%": { transform: "translateY(-3px) scale(0.4)", opacity: 0 },
  "40%": { transform: "none", opacity: 1 },
  "80%, 100%": { transform: "translateY(16px)", opacity: 0 },
});
const rise = keyframes({
  from: { transform: "translateY(6px)", opacity: 0 },
  "40%": { opacity: 1 },
  to: { transform: "translateY(-8px)", opacity: 0 },
});

const calm = "(prefers-reduced-motion: reduce)";
const box = { transformBox: "fill-box", transformOrigin: "center" } as const;

/** A still that works: used while something is prepared. */
export const falling = style({
  ...box,
  animation: `${fall} 2.4s ease-in infinite`,
  "@media": { [calm]: { animation: "none" } },
});
export const rising = style({
  ...box,
  animation: `${rise} 3s ease-in-out infinite`,
  "@media": { [calm]: { animation: "none" } },
});
export const risingLater = style([rising, { animationDelay: "-1.6s" }]);
