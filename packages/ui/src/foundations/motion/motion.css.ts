import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, radius, space, vars } from "../../tokens/index.ts";

export const duration = createVar();
export const ease = createVar();

export const lanes = style({ display: "grid", gap: space[2] });
export const lane = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 8rem) minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
});
export const note = style({ fontSize: fontSize.small, color: vars.color.ink.second });

export const drop = recipe({
  base: {
    position: "relative",
    display: "block",
    blockSize: space[5],
    borderRadius: radius.full,
    background: vars.color.progress.track,
    "::after": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      inlineSize: space[5],
      borderRadius: "50%",
      background: vars.color.accent.strong,
      transition: `inset-inline-start ${duration} ${ease}`,
    },
  },
  variants: {
    far: {
      false: { "::after": { insetInlineStart: 0 } },
      true: { "::after": { insetInlineStart: `calc(100% - ${space[5]})` } },
    },
  },
});

export const curves = style({ display: "flex", flexWrap: "wrap", gap: space[8] });
export const curve = style({ display: "grid", gap: space[2], margin: 0 });
export const plot = style({
  inlineSize: "11rem",
  blockSize: "11rem",
  padding: space[3],
  borderRadius: radius.medium,
  background: vars.color.ground.card,
  border: `1px solid ${vars.color.line.soft}`,
});
export const axis = style({ fill: "none", stroke: vars.color.line.control, strokeWidth: 1 });
export const path = style({
  fill: "none",
  stroke: vars.color.accent.strong,
  strokeWidth: 3,
  strokeLinecap: "round",
});
