import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { control, from, layer, measure, radius, space, vars } from "../../tokens/index.ts";

/** Never so wide that large text would leave no room on a narrow screen. */
const gutter = `min(${space[5]}, 7.5vw)`;
/** Inside its gutters the column has the measure of a text. */
const columnWidth = `calc(${measure.text} + 2 * ${gutter})`;

/** The question above, the sheet at the thumb; from a tablet on they stand together. */
export const player = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "1fr auto",
  minBlockSize: "100%",
  "@media": { [from("laptop")]: { gridTemplateRows: "auto auto", alignContent: "start" } },
});

export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[5],
  inlineSize: "100%",
  maxInlineSize: columnWidth,
  marginInline: "auto",
  padding: `${space[1]} ${gutter} ${space[8]}`,
  "@media": { [from("laptop")]: { paddingBlockStart: "clamp(1rem, 7vh, 4.5rem)" } },
});

export const exercise = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  minInlineSize: 0,
});

/** Its words bear their colour themselves: what else stands in the sheet has its own, and keeps it. */
const toned = (tone: { tint: string; line: string }) => ({
  background: tone.tint,
  borderColor: tone.line,
});

export const sheet = recipe({
  base: {
    border: "1px solid",
    borderInlineWidth: 0,
    borderBlockEndWidth: 0,
    borderStartStartRadius: "1.75rem",
    borderStartEndRadius: "1.75rem",
    "@media": {
      [from("laptop")]: {
        inlineSize: `calc(100% - 2 * ${gutter})`,
        maxInlineSize: measure.text,
        marginInline: "auto",
        marginBlockEnd: space[8],
        borderWidth: "1px",
        borderRadius: radius.large,
      },
    },
  },
  variants: {
    /** Stays at the thumb while the question scrolls. */
    pinned: {
      true: {
        position: "sticky",
        insetBlockEnd: 0,
        zIndex: layer.raised,
        maxBlockSize: "78dvh",
        overflowY: "auto",
        overscrollBehavior: "contain",
        "@media": {
          [from("laptop")]: { insetBlockEnd: space[6] },
          // Where the page is a keyhole, a pinned sheet would hide it.
          "(max-height: 26rem)": { position: "static", maxBlockSize: "none" },
        },
      },
    },
    tone: {
      plain: {
        background: vars.color.ground.card,
        borderColor: vars.color.line.soft,
        "@media": {
          [from("laptop")]: {
            inlineSize: "100%",
            maxInlineSize: columnWidth,
            marginBlockEnd: 0,
            borderColor: "transparent",
            borderRadius: 0,
            background: "transparent",
          },
        },
      },
      correct: toned(vars.color.right),
      completed: toned(vars.color.right),
      partial: toned(vars.color.warm),
      incorrect: toned(vars.color.wrong),
      revealed: toned(vars.color.accent),
    },
  },
  compoundVariants: [
    {
      variants: { pinned: true, tone: "plain" },
      style: {
        "@media": {
          [from("laptop")]: {
            insetBlockEnd: 0,
            background: vars.color.ground.page,
            boxShadow: `0 -0.75rem 0.75rem ${vars.color.ground.page}`,
          },
        },
      },
    },
  ],
});

export const sheetBody = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  inlineSize: "100%",
  maxInlineSize: columnWidth,
  marginInline: "auto",
  padding: `${space[5]} ${gutter} calc(${space[5]} + env(safe-area-inset-bottom, 0px))`,
});

/** What comes into it moves nothing. */
export const hintRoom = style({ minBlockSize: control.heightSmall });
