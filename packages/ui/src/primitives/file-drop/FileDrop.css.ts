import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, fontWeight, motion, radius, space, vars } from "../../tokens/index.ts";

export const zone = recipe({
  base: {
    position: "relative",
    display: "grid",
    justifyItems: "center",
    gap: space[2],
    padding: `${space[6]} ${space[4]}`,
    textAlign: "center",
    background: vars.color.ground.card,
    border: `2px dashed ${vars.color.line.control}`,
    borderRadius: radius.medium,
    cursor: "pointer",
    transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      "&:hover:not(:has(:disabled))": {
        borderColor: vars.color.accent.strong,
        background: vars.color.accent.tint,
      },
      "&:active:not(:has(:disabled))": { borderStyle: "solid" },
      "&:has(:focus-visible)": {
        outline: `3px solid ${vars.color.focus.ring}`,
        outlineOffset: "2px",
      },
      "&:has(:disabled)": { cursor: "not-allowed", opacity: 0.62 },
    },
  },
  variants: {
    over: {
      true: {
        borderColor: vars.color.accent.strong,
        borderStyle: "solid",
        background: vars.color.accent.tint,
      },
    },
    invalid: { true: { borderColor: vars.color.wrong.ink } },
  },
});

/** Covers the zone, so that a press anywhere opens the device's file dialog. */
export const input = style({
  position: "absolute",
  inset: 0,
  opacity: 0,
  cursor: "inherit",
  inlineSize: "100%",
});

export const emblem = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: "3.25rem",
    blockSize: "3.25rem",
    borderRadius: "50%",
  },
  variants: {
    failed: {
      true: { background: vars.color.wrong.tint, color: vars.color.wrong.ink },
      false: { background: vars.color.accent.tint, color: vars.color.accent.ink },
    },
  },
});

export const invitation = style({ fontWeight: fontWeight.strong });
export const action = style({
  color: vars.color.primary.text,
  textDecoration: "underline",
  textUnderlineOffset: "0.18em",
});
export const note = style({
  fontWeight: fontWeight.regular,
  fontSize: fontSize.small,
  color: vars.color.ink.second,
});

export const chosen = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  background: vars.color.ground.card,
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: radius.medium,
});
export const file = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[3],
});
export const failed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  overflowWrap: "anywhere",
});
export const reason = style({ color: vars.color.wrong.ink, fontWeight: fontWeight.medium });
export const fileName = style({ fontWeight: fontWeight.strong, overflowWrap: "anywhere" });
globalStyle(`${zone.classNames.base} *:not(input)`, { pointerEvents: "none" });
