import { style } from "@vanilla-extract/css";
import { fontSize, radius, space, vars } from "../../tokens/index.ts";

export const list = style({ display: "grid", gap: space[3], listStyle: "none" });

export const row = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  borderRadius: radius.medium,
  border: `1px solid ${vars.color.line.soft}`,
  background: vars.color.ground.card,
  overflowWrap: "anywhere",
});

export const withdrawnRow = style({ background: "transparent", borderStyle: "dashed" });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
});

export const reasons = style({ display: "grid", gap: space[1], listStyle: "none" });

export const reason = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: space[2],
  color: vars.color.wrong.ink,
});

export const found = style({ color: vars.color.ink.second, fontSize: fontSize.small });
