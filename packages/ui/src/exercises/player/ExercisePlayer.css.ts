import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { control, from, measure, radius, space, vars } from "../../tokens/index.ts";
import { feedback, signSize } from "./Feedback.css.ts";

/** Never so wide that large text would leave no room on a narrow screen. */
export const gutter = `min(${space[5]}, 7.5vw)`;
/** Inside its gutters the column has the measure of a text. */
export const columnWidth = `calc(${measure.text} + 2 * ${gutter})`;

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

/** The colours of a verdict, for what stands in its sheet. */
export const tint = createVar();
export const line = createVar();

/** Its words bear their colour themselves: what else stands in the sheet has its own, and keeps it. */
const toned = (tone: { tint: string; line: string }) => ({
  vars: { [tint]: tone.tint, [line]: tone.line },
  background: tint,
  borderColor: line,
});

/** Stands still when an answer is checked: its room is held from the start, and only its colours come. */
export const sheet = recipe({
  base: {
    inlineSize: "100%",
    maxInlineSize: columnWidth,
    marginBlock: `calc(${space[3]} - ${space[8]}) ${space[3]}`,
    marginInline: "auto",
    border: "1px solid",
    borderRadius: radius.large,
  },
  variants: {
    tone: {
      plain: {
        borderColor: "transparent",
        "@media": { "(forced-colors: active)": { borderColor: "Canvas" } },
      },
      correct: toned(vars.color.right),
      completed: toned(vars.color.right),
      partial: toned(vars.color.warm),
      incorrect: toned(vars.color.wrong),
      revealed: toned(vars.color.accent),
    },
  },
});

const gap = space[4];

export const sheetBody = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap,
  inlineSize: "100%",
  maxInlineSize: columnWidth,
  marginInline: "auto",
  padding: `${space[5]} ${gutter} calc(${space[5]} + env(safe-area-inset-bottom, 0px))`,
});

/** What came of the answer, and what can be done: one column, unless a host parts them. */
export const news = style({ display: "contents" });
export const foot = style({ display: "contents" });

/** The room of a verdict that nobody foresees yet. */
for (const first of [
  `${news} > :first-child:not(${feedback.classNames.base})`,
  `${news}:empty + ${foot} > :first-child`,
]) {
  globalStyle(first, { marginBlockStart: `calc(${signSize} + ${gap})` });
}

/** What comes into it moves nothing. */
export const hintRoom = style({ minBlockSize: control.heightSmall });
