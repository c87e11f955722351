import { globalStyle } from "@vanilla-extract/css";
import { below, control, fontSize, space } from "../../tokens/index.ts";
import { figureRoom, picture, promptPicture } from "../picture/Picture.css.ts";
import { actions, unscored } from "./Actions.css.ts";
import { column, exercise, foot, hintRoom } from "./ExercisePlayer.css.ts";
import { gain, line as statusLine, sending, unsent } from "./DeliveryLine.css.ts";
import { detail, title, words } from "./Feedback.css.ts";
import { columnGap, fullScreen, late } from "./FullScreen.css.ts";
import { asked, hint, words as hintWords } from "./Hint.css.ts";
import { heading } from "./Question.css.ts";

const phone = below("laptop");
/** Where a picture and a sheet would leave no room for an answer. */
const low = `${phone} and (max-height: 44rem)`;

/** What can be done, and what helps, in one row: its words above it. */
globalStyle(`${fullScreen} ${foot} :is(${actions}, ${hint}, ${hintRoom})`, { display: "contents" });
globalStyle(`${fullScreen} ${foot} ${hintRoom}`, { minBlockSize: 0 });
globalStyle(`${fullScreen} ${foot} ${asked}`, {
  gridRow: "2",
  minBlockSize: control.height,
  marginInlineStart: 0,
});
globalStyle(`${fullScreen} ${foot} :is(${hintWords}, ${unscored})`, {
  gridColumn: "1 / -1",
  gridRow: "1",
  flex: "1 0 100%",
  order: -1,
});
globalStyle(`${fullScreen} ${foot} ${actions} > button`, {
  gridRow: "2",
  paddingInline: space[3],
  lineHeight: "1.2",
});
globalStyle(`${fullScreen} ${foot} ${actions} > button[type='submit']`, {
  gridColumn: "-2 / -1",
  flex: "1 0 100%",
});
globalStyle(`${fullScreen} ${foot} ${actions} > button:only-child`, { gridColumn: "1 / -1" });
/** A sign is enough for who has no room. */
globalStyle(`${fullScreen} ${foot} ${asked} > span`, {
  "@media": {
    [below("tablet")]: {
      justifyContent: "flex-start",
      inlineSize: "1.2em",
      overflow: "hidden",
      whiteSpace: "nowrap",
    },
  },
});

/** The verdict, and beside it its status, whose room is kept. */
globalStyle(`${fullScreen} ${words}`, {
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[3],
});
globalStyle(`${fullScreen} ${title}`, { gridColumn: "1", gridRow: "1" });
globalStyle(`${fullScreen} ${detail}`, { gridColumn: "1 / -1", gridRow: "2" });
const status = `:is(${statusLine}, ${gain})`;
globalStyle(`${fullScreen} ${words} > ${status}`, {
  gridColumn: "2",
  gridRow: "1",
  minInlineSize: "4.5rem",
  justifyContent: "flex-end",
  textAlign: "end",
  paddingBlockStart: "0.375rem",
});
globalStyle(`${fullScreen} ${words} > ${sending}`, { fontSize: 0, animation: `${late} 1s` });
globalStyle(`${fullScreen} ${words} > ${sending}::after`, {
  content: "…",
  fontSize: fontSize.small,
});
globalStyle(`${fullScreen} ${words} > ${unsent}`, { gridColumn: "1 / -1", gridRow: "3" });

/** Of a screen that is low, more is for the answer. */
globalStyle(`${fullScreen} ${heading}`, { "@media": { [low]: { fontSize: fontSize.title } } });
globalStyle(`${fullScreen} ${column}`, {
  "@media": { [low]: { vars: { [columnGap]: space[3] }, paddingBlockStart: 0 } },
});
globalStyle(`${fullScreen} ${promptPicture} > ${picture.classNames.base}`, {
  "@media": { [low]: { inlineSize: "6rem" } },
});
globalStyle(`${fullScreen} ${promptPicture} > ${figureRoom}`, {
  "@media": { [phone]: { maxInlineSize: "16rem" }, [low]: { maxInlineSize: "11rem" } },
});
globalStyle(`${fullScreen} ${promptPicture}`, {
  "@media": { [phone]: { padding: space[3] }, [low]: { padding: space[2] } },
});
/** A drawing that bears to be small stands beside answers that are short. */
const brief = '[data-brief="true"]';
const beside = `${fullScreen} ${exercise}:has(> ${promptPicture}[data-figure="geometry"]):has(${brief})`;
globalStyle(beside, {
  "@media": {
    [low]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      alignItems: "start",
      columnGap: space[3],
    },
  },
});
globalStyle(`${beside} ${brief}`, { "@media": { [low]: { gap: space[2] } } });
globalStyle(`${beside} ${brief} > label`, { "@media": { [low]: { paddingBlock: space[1] } } });
globalStyle(`${beside} ${brief} > label > input + span`, {
  "@media": { [low]: { fontSize: "1.75rem" } },
});
