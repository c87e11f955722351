import { style } from "@vanilla-extract/css";
import { radius, space, vars } from "../../tokens/index.ts";

export const hint = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space[2],
});

/** Its sign stands near the edge of the column; no larger text takes it beyond the screen. */
export const asked = style({ marginInlineStart: "-12px" });

export const words = style({
  inlineSize: "100%",
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${vars.color.info.line}`,
  borderRadius: radius.medium,
  background: vars.color.info.tint,
  color: vars.color.info.ink,
  overflowWrap: "anywhere",
  selectors: { "&[hidden]": { display: "none" } },
});
