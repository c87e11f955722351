import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontFamily, radius, space, vars } from "../../tokens/index.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  overflowWrap: "anywhere",
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});

export const tools = style({ display: "flex", flexWrap: "wrap", gap: space[1] });

export const removed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  padding: space[3],
  border: `1.5px dashed ${vars.color.line.soft}`,
  borderRadius: radius.medium,
});

export const result = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
});

export const state = recipe({
  base: { display: "flex", alignItems: "flex-start", gap: space[2] },
  variants: {
    tone: {
      way: { color: vars.color.ink.second },
      right: { color: vars.color.right.ink },
      wrong: { color: vars.color.wrong.ink },
    },
  },
});

/** What is long scrolls, by keys too. */
export const output = style({
  position: "relative",
  maxBlockSize: "24rem",
  overflow: "auto",
  padding: space[3],
  border: `1.5px solid ${vars.color.line.soft}`,
  borderRadius: radius.medium,
  background: vars.color.ground.second,
});

export const printed = recipe({
  base: {
    fontFamily: fontFamily.code,
    fontSize: "1rem",
    lineHeight: "1.5",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    tabSize: 4,
  },
  variants: {
    stream: {
      out: {},
      err: {
        color: vars.color.wrong.ink,
        borderInlineStart: `3px solid ${vars.color.wrong.ink}`,
        paddingInlineStart: space[2],
      },
      value: {
        color: vars.color.info.ink,
        borderInlineStart: `3px solid ${vars.color.info.ink}`,
        paddingInlineStart: space[2],
      },
    },
  },
});
