import { globalStyle, style } from "@vanilla-extract/css";
import { control, fontSize, lineHeight, motion, radius, space, vars } from "../../tokens/index.ts";

/** A row that is one target: the mark and the words beside it. Shared by checkbox, radio and switch. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[3],
  alignItems: "start",
  minBlockSize: control.heightSmall,
  paddingBlock: space[2],
  lineHeight: lineHeight.body,
  cursor: "pointer",
  selectors: {
    "&:has(:disabled)": { cursor: "not-allowed", opacity: control.disabledOpacity },
  },
});

export const words = style({
  overflowWrap: "anywhere",
  display: "grid",
  gap: "0.125rem",
  paddingBlockStart: "0.06em",
});

export const description = style({ fontSize: fontSize.small, color: vars.color.ink.second });

const mark = style({
  appearance: "none",
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "1.625rem",
  blockSize: "1.625rem",
  background: vars.color.ground.card,
  border: `1.5px solid ${vars.color.line.control}`,
  cursor: "inherit",
  selectors: {
    "&:checked": {
      background: vars.color.primary.base,
      borderColor: vars.color.primary.base,
    },
    "&[aria-invalid='true'], [aria-invalid='true'] &": { borderColor: vars.color.wrong.ink },
    [`${row}:hover &:not(:disabled, :checked)`]: { borderColor: vars.color.accent.strong },
  },
});

export const checkbox = style([
  mark,
  {
    borderRadius: "0.4375rem",
    selectors: {
      "&:focus-visible": { borderRadius: "0.4375rem" },
      "&::after": {
        content: "",
        inlineSize: "0.875rem",
        blockSize: "0.875rem",
        background: vars.color.primary.ink,
        clipPath: "polygon(14% 48%, 4% 60%, 38% 92%, 97% 22%, 86% 11%, 37% 69%)",
        transform: "scale(0)",
        transition: `transform ${motion.fast} ${motion.settle}`,
      },
      "&:checked::after": { transform: "scale(1)" },
    },
    "@media": {
      "(forced-colors: active)": { selectors: { "&::after": { background: "CanvasText" } } },
    },
  },
]);

export const radio = style([
  mark,
  {
    borderRadius: "50%",
    selectors: {
      "&:focus-visible": { borderRadius: "50%" },
      "&::after": {
        content: "",
        inlineSize: "0.625rem",
        blockSize: "0.625rem",
        borderRadius: "50%",
        background: vars.color.primary.ink,
        transform: "scale(0)",
        transition: `transform ${motion.fast} ${motion.settle}`,
      },
      "&:checked::after": { transform: "scale(1)" },
    },
    "@media": {
      "(forced-colors: active)": { selectors: { "&::after": { background: "CanvasText" } } },
    },
  },
]);

/** A row with a border of its own, for few choices that weigh. */
export const cardRow = style([
  row,
  {
    padding: `${space[3]} ${space[4]}`,
    background: vars.color.ground.card,
    border: control.border,
    borderRadius: radius.medium,
    selectors: {
      "&:has(:checked)": {
        borderColor: vars.color.accent.strong,
        boxShadow: `inset 0 0 0 0.5px ${vars.color.accent.strong}`,
        background: vars.color.accent.tint,
      },
    },
  },
]);
globalStyle(`${cardRow}:has(:checked) ${description}`, { color: vars.color.ink.base });
