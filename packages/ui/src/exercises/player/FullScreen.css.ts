import { createVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { below, control, from, layer, motion, radius, space, vars } from "../../tokens/index.ts";
import { promptPicture } from "../picture/Picture.css.ts";
import {
  column,
  exercise,
  gutter,
  line,
  news,
  player,
  sheet,
  sheetBody,
  foot,
  tint,
} from "./ExercisePlayer.css.ts";
import { heading, question, top } from "./Question.css.ts";

const { base, variants } = sheet.classNames;
const { plain } = variants.tone;
const phone = below("laptop");
const laptop = from("laptop");
const moves = "(prefers-reduced-motion: no-preference)";
/** Where the page is a keyhole, what is pinned would hide it. */
const keyhole = "(max-height: 26rem)";

/** The column of a lesson with its gutters: its bar is as wide. */
export const lessonWidth = `calc(45rem + 2 * ${gutter})`;

/**
 * An exercise that has the screen to itself. On a phone its sheet stays at the thumb and rises with the
 * verdict; on a wide screen the verdict stands after the answer, and the actions at one place below it.
 */
export const fullScreen = style({
  selectors: {
    [`${player}&`]: {
      "@media": { [laptop]: { gridTemplateRows: "auto auto 1fr", alignContent: "stretch" } },
    },
  },
});

/** Between what stands in the column. */
export const columnGap = createVar();
globalStyle(`${fullScreen} > ${column}`, {
  vars: { [columnGap]: space[5] },
  gap: columnGap,
  maxInlineSize: lessonWidth,
  paddingBlockEnd: space[5],
  "@media": { [laptop]: { paddingBlockStart: space[8] } },
});

/** A body that stands still on the screen, its ground beneath it: only that moves. */
const rise = keyframes({ from: { transform: "translateY(calc(100% - 5.5rem))" } });
const appear = keyframes({ from: { transform: "translateY(1.5rem)", opacity: 0 } });

globalStyle(`${fullScreen} > ${base}`, {
  margin: 0,
  border: 0,
  borderRadius: 0,
  background: "transparent",
  "@media": {
    [phone]: {
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: layer.raised,
      maxInlineSize: "none",
      overflow: "clip",
    },
    [laptop]: { display: "contents" },
    [keyhole]: { position: "static" },
  },
});
globalStyle(`${fullScreen} > ${plain}`, {
  vars: { [tint]: vars.color.ground.card, [line]: vars.color.line.soft },
});
globalStyle(`${fullScreen} > ${base}::before`, {
  "@media": {
    [phone]: {
      content: "",
      position: "absolute",
      inset: 0,
      zIndex: -1,
      background: tint,
      borderBlockStart: `1px solid ${line}`,
      borderRadius: "1.75rem 1.75rem 0 0",
    },
  },
});
globalStyle(`${fullScreen} > ${base}:not(${plain})::before`, {
  "@media": { [`${phone} and ${moves}`]: { animation: `${rise} ${motion.base} ${motion.ease}` } },
});

globalStyle(`${fullScreen} ${sheetBody}`, {
  maxInlineSize: lessonWidth,
  "@media": {
    [phone]: {
      display: "flex",
      flexDirection: "column",
      gap: space[3],
      paddingBlock: `${space[4]} calc(${space[4]} + env(safe-area-inset-bottom, 0px))`,
      maxBlockSize: "45dvh",
    },
    [laptop]: { display: "contents" },
    [keyhole]: { maxBlockSize: "none" },
  },
});
/** Who reads on wants to read. */
globalStyle(`${fullScreen} ${sheetBody}:has([data-whole])`, {
  "@media": { [phone]: { maxBlockSize: "78dvh" } },
});

globalStyle(`${fullScreen} ${news}`, {
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  "@media": {
    [phone]: { marginInline: `calc(-1 * ${gutter})`, paddingInline: gutter },
    [laptop]: {
      overflow: "visible",
      inlineSize: `calc(100% - 2 * ${gutter})`,
      maxInlineSize: "45rem",
      marginInline: "auto",
      gap: space[4],
    },
  },
});
globalStyle(`${fullScreen} ${news}:not(:has(> :not([hidden])))`, { display: "none" });
globalStyle(`${fullScreen} > ${base}:not(${plain}) ${news}`, {
  "@media": {
    [laptop]: {
      padding: space[5],
      border: `1px solid ${line}`,
      borderRadius: radius.large,
      background: tint,
    },
    [moves]: { animation: `${appear} ${motion.base} ${motion.ease}` },
  },
});
globalStyle(`${fullScreen} ${news} > *`, { flex: "none" });
/** Where there is more of it below, it fades; else this is the room before what can be done. */
globalStyle(`${fullScreen} ${news}`, {
  "@media": { [phone]: { marginBlockEnd: `calc(-1 * ${space[3]})` } },
});
globalStyle(`${fullScreen} ${news}::after`, {
  "@media": {
    [phone]: {
      content: "",
      position: "sticky",
      insetBlockEnd: 0,
      flex: "none",
      blockSize: space[3],
      marginBlockStart: `calc(-1 * ${space[3]})`,
      background: `linear-gradient(transparent, ${tint} 75%)`,
      pointerEvents: "none",
    },
  },
});

globalStyle(`${fullScreen} ${foot}`, {
  display: "grid",
  gridTemplateColumns: "auto auto minmax(6rem, 1fr)",
  gap: `${space[3]} ${space[2]}`,
  "@media": {
    [laptop]: {
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: layer.raised,
      gridRow: "3",
      alignSelf: "end",
      boxSizing: "border-box",
      inlineSize: "100%",
      maxInlineSize: lessonWidth,
      marginInline: "auto",
      padding: `${space[4]} ${gutter} ${space[6]}`,
      columnGap: space[3],
      background: vars.color.ground.page,
      boxShadow: `0 -0.75rem 0.75rem ${vars.color.ground.page}`,
    },
    // As large text has it: one below the other.
    "(max-width: 21.5em)": { display: "flex", flexWrap: "wrap" },
    [keyhole]: { position: "static" },
  },
});

/** A question that is short stays where it is while its answer scrolls below it. */
export const stays = style({});
const barHeight = `calc(${control.height} + ${space[4]} + env(safe-area-inset-top, 0px))`;
const tall = "(min-height: 36rem)";
globalStyle(`${stays} > ${column} > ${question}`, {
  "@media": { [tall]: { display: "contents" } },
});
globalStyle(`${stays} > ${column} > ${question} > ${top}`, {
  "@media": { [tall]: { marginBlockEnd: `calc(-1 * ${columnGap})` } },
});
globalStyle(`${stays} > ${column} > ${question} > ${heading}`, {
  "@media": {
    [tall]: {
      position: "sticky",
      insetBlockStart: barHeight,
      zIndex: layer.raised,
      paddingBlockEnd: space[2],
      marginBlockEnd: `calc(-1 * ${space[2]})`,
      background: vars.color.ground.page,
    },
  },
});
globalStyle(`${fullScreen} ${exercise} :is(button, input, select, textarea)`, {
  scrollMarginBlock: "11rem 7rem",
});

/** Media left and answers right, where both have room. */
globalStyle(`${fullScreen} ${exercise}:has(> ${promptPicture})`, {
  "@media": {
    [laptop]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      alignItems: "start",
      columnGap: space[6],
      // What spans rows that nothing fills would stretch by their gaps.
      rowGap: 0,
    },
  },
});
globalStyle(`${fullScreen} ${exercise} > ${promptPicture}`, {
  "@media": { [laptop]: { gridColumn: "1", gridRow: "1 / span 9" } },
});
globalStyle(`${fullScreen} ${exercise} > ${promptPicture} ~ * ~ *`, {
  "@media": { [laptop]: { marginBlockStart: space[4] } },
});
globalStyle(`${fullScreen} ${exercise}:has(> ${promptPicture}) > :not(${promptPicture})`, {
  "@media": { [laptop]: { gridColumn: "2" } },
});

/** Not there while a page or its kind loads quickly. */
export const late = keyframes({ from: { visibility: "hidden" }, to: { visibility: "hidden" } });
export const waiting = style({ animation: `${late} 300ms` });
