import { globalStyle, style } from "@vanilla-extract/css";
import { fontFamily, fontWeight, radius, space, vars } from "../../tokens/index.ts";

export const lines = style({ display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[5]}` });

export const line = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  fontWeight: fontWeight.medium,
});

export const scroller = style({
  overflowX: "auto",
  borderRadius: radius.medium,
  border: `1.5px solid ${vars.color.line.soft}`,
  background: vars.color.ground.card,
});

/** Long lines wrap: an input has to be in reach. */
export const filled = style({
  padding: space[4],
  fontFamily: fontFamily.code,
  fontSize: "1rem",
  lineHeight: "2.4",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  tabSize: 4,
});
globalStyle(`${filled} :is(span, input)`, { fontFamily: "inherit" });

/** Lines of code need no ground of their own inside a card. */
export const codeLines = style({ display: "grid" });
globalStyle(`${codeLines} code`, { background: "none", paddingInline: 0 });
