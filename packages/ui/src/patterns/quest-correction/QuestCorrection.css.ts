import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, fontWeight, lineHeight, radius, space, vars } from "../../tokens/index.ts";

export const correction = style({ display: "grid", gap: space[5], overflowWrap: "anywhere" });
export const head = style({ display: "grid", gap: space[1] });
export const quiet = style({ color: vars.color.ink.second, fontSize: fontSize.small });
export const list = style({ display: "grid", gap: space[3] });

export const item = recipe({
  base: {
    display: "grid",
    gap: space[3],
    padding: space[5],
    border: `1px solid ${vars.color.line.soft}`,
    borderInlineStartWidth: "4px",
    borderRadius: radius.medium,
    background: vars.color.ground.card,
  },
  variants: {
    verdict: {
      right: { borderInlineStartColor: vars.color.right.ink },
      wrong: { borderInlineStartColor: vars.color.wrong.ink },
      open: { borderInlineStartColor: vars.color.line.control },
    },
  },
});

export const question = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "start",
  gap: space[2],
});
export const questionText = style({
  flex: "1 1 14rem",
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
});

export const answers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
  columnGap: space[7],
  rowGap: space[4],
});
export const expected = style({ fontWeight: fontWeight.medium });
export const given = style({ display: "grid", alignContent: "start", gap: space[2] });
export const reason = style({
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.color.line.soft}`,
});
