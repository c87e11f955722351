import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  radius,
  space,
  touched,
  vars,
} from "../../tokens/index.ts";

export const levels = style({ display: "grid", gap: space[10], overflowWrap: "anywhere" });
export const level = style({ display: "grid", gap: space[4] });

export const levelHead = style({ display: "grid", gap: space[1] });
export const levelTitle = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[4],
});
/** The ground of the chapter in the molecule. */
export const mark = recipe({
  base: {
    display: "inline-block",
    inlineSize: "0.85em",
    blockSize: "0.85em",
    marginInlineEnd: space[2],
    borderRadius: radius.full,
    border: "1.5px solid",
  },
  variants: {
    tone: {
      accent: { background: vars.color.accent.tint, borderColor: vars.color.accent.line },
      warm: { background: vars.color.warm.tint, borderColor: vars.color.warm.line },
      right: { background: vars.color.right.tint, borderColor: vars.color.right.line },
      info: { background: vars.color.info.tint, borderColor: vars.color.info.line },
    },
  },
});
export const quiet = style({ color: vars.color.ink.second });
export const xp = style({ color: vars.color.ink.second, fontSize: fontSize.small });
export const lessons = style({ display: "grid", gap: space[3] });

export const row = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: space[4],
    minBlockSize: "4.75rem",
    padding: `${space[3]} ${space[4]}`,
    border: `1.5px solid ${vars.color.line.soft}`,
    borderRadius: radius.medium,
    background: vars.color.ground.card,
    color: vars.color.ink.base,
    textDecoration: "none",
    transition: `border-color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
  },
  variants: {
    pressable: {
      true: {
        boxShadow: vars.shadow.small,
        selectors: {
          "&:hover": touched.hoverOfBordered,
          "&:active": touched.pressed,
        },
      },
      false: { background: "transparent" },
    },
    terse: { true: { minBlockSize: 0, paddingBlock: space[2] } },
    current: { true: { borderColor: vars.color.accent.strong } },
  },
});

export const badge = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: "2.75rem",
    blockSize: "2.75rem",
    borderRadius: radius.full,
    fontFamily: fontFamily.heading,
    fontSize: fontSize.body,
    fontWeight: fontWeight.heading,
    border: "2px solid transparent",
  },
  variants: {
    state: {
      completed: { background: vars.color.primary.base, color: vars.color.primary.ink },
      validated: { background: vars.color.primary.base, color: vars.color.primary.ink },
      current: {
        background: vars.color.accent.tint,
        color: vars.color.accent.ink,
        borderColor: vars.color.accent.strong,
      },
      open: { background: vars.color.accent.tint, color: vars.color.accent.ink },
      failed: { background: vars.color.wrong.tint, color: vars.color.wrong.ink },
      locked: { background: vars.color.neutral.tint, color: vars.color.ink.second },
      pending: {
        background: "transparent",
        color: vars.color.ink.second,
        border: `2px dashed ${vars.color.line.control}`,
      },
    },
  },
});

export const words = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const title = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });
export const titleQuiet = style([title, { color: vars.color.ink.second }]);
export const status = style({ color: vars.color.ink.second, fontSize: fontSize.small });
export const end = style({ display: "grid", color: vars.color.ink.second });
