import { style } from "@vanilla-extract/css";
import { below, from, measure, space, vars } from "../../tokens/index.ts";

export const split = style({
  display: "grid",
  gap: space[10],
  alignItems: "center",
  justifyContent: "center",
  "@media": {
    [from("laptop")]: { gridTemplateColumns: `minmax(0, 22rem) minmax(0, ${measure.narrow})` },
  },
});

/** Stays in sight beside a long form. */
export const aside = style({
  position: "sticky",
  insetBlockStart: "22vh",
  alignSelf: "start",
  display: "grid",
  gap: space[6],
  justifyItems: "start",
  marginBlockStart: "8vh",
  "@media": { [below("laptop")]: { display: "none" } },
});

export const motto = style({ color: vars.color.ink.second });
export const content = style({ display: "grid", gap: space[6], overflowWrap: "anywhere" });
export const head = style({ display: "grid", gap: space[2] });
export const lead = style({ color: vars.color.ink.second });
export const foot = style({
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${vars.color.line.soft}`,
});
