import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

const settled = {
  background: vars.color.ground.card,
  borderColor: vars.color.line.soft,
  color: vars.color.ink.base,
} as const;

export const card = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space[5],
    blockSize: "100%",
    padding: `clamp(${space[5]}, 2.4vw, ${space[7]})`,
    border: `1px solid ${vars.color.warm.line}`,
    borderRadius: radius.medium,
    background: vars.color.warm.tint,
    color: vars.color.warm.ink,
    boxShadow: vars.shadow.small,
    overflowWrap: "anywhere",
  },
  variants: {
    kind: {
      open: {},
      done: {
        background: `linear-gradient(135deg, ${vars.color.hero.from}, ${vars.color.hero.to})`,
        borderColor: vars.color.line.soft,
        color: vars.color.ink.base,
      },
      hard: settled,
      corrected: settled,
    },
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[2],
});

export const duration = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  fontWeight: fontWeight.strong,
});

export const coach = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: space[3],
});
export const coachMark = style({ inlineSize: "2rem", blockSize: "2rem" });
globalStyle(`${coach} > figcaption`, { display: "contents" });

export const chapter = style({ display: "grid", gap: space[2] });
export const chapterName = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
});

export const small = style({ fontSize: fontSize.small });
export const cost = style({ display: "block" });
export const foot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
});
export const reward = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  fontWeight: fontWeight.strong,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  selectors: { "&:empty": { display: "none" } },
});

export const outcome = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[5],
});
export const outcomeWords = style({ display: "grid", gap: space[2], flex: "1 1 14rem" });
export const verdict = style({
  fontFamily: fontFamily.heading,
  fontSize: fontSize.large,
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight.snug,
});
