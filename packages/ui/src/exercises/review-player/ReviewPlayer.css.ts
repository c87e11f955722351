import { fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { space, vars } from "../../tokens/index.ts";
import { screenHeight } from "../lesson-player/LessonPlayer.css.ts";
import { gutter } from "../player/ExercisePlayer.css.ts";
import { lessonWidth } from "../player/FullScreen.css.ts";

export const review = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto auto 1fr",
  minBlockSize: fallbackVar(screenHeight, "100dvh"),
});

/** Its room is kept before there is a grade, so that nothing moves when there is. */
export const grade = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[3],
  boxSizing: "border-box",
  inlineSize: "100%",
  minBlockSize: "3rem",
  maxInlineSize: lessonWidth,
  marginInline: "auto",
  paddingInline: gutter,
  color: vars.color.ink.second,
});

/** Its sheet reaches the foot of the screen where nothing is graded too. */
globalStyle(`${review} > :not(:first-child, ${grade})`, { gridRow: "3" });

export const ways = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const grades = style({
  marginInlineStart: "auto",
  selectors: {
    // What has no edge of its own ends with its words where the column ends.
    "&:has(> button:last-child)": { marginInlineEnd: `calc(-1 * ${space[4]})` },
  },
});
