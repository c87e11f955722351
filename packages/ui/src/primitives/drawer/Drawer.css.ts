import { createVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { below, from, layer, motion, radius, space, vars } from "../../tokens/index.ts";

/** How much of the window's end a keyboard on the screen covers. */
export const keyboard = createVar();

const rise = keyframes({ from: { translate: "0 100%" } });
const enter = keyframes({ from: { opacity: 0, translate: "0 1rem" } });
const appear = keyframes({ from: { opacity: 0 } });

const sheet = style({
  display: "flex",
  flexDirection: "column",
  border: `1px solid ${vars.color.line.soft}`,
  background: vars.color.ground.raised,
  color: vars.color.ink.base,
  boxShadow: vars.shadow.large,
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
  "@media": {
    [below("tablet")]: {
      position: "fixed",
      insetInline: 0,
      insetBlock: `auto ${keyboard}`,
      inlineSize: "auto",
      maxInlineSize: "none",
      margin: 0,
      borderInline: 0,
      borderBlockEnd: 0,
      borderRadius: `${radius.large} ${radius.large} 0 0`,
      animation: `${rise} ${motion.base} ${motion.settle}`,
    },
  },
  vars: { [keyboard]: "0px" },
});

/** Below the top of the window, so that what lies behind is still seen. */
const most = `calc(100dvh - ${space[6]} - env(safe-area-inset-top) - ${keyboard})`;

export const modal = style([
  sheet,
  {
    padding: 0,
    transition: `translate ${motion.base} ${motion.settle}, opacity ${motion.base} ${motion.ease}`,
    selectors: {
      "&::backdrop": {
        background: vars.color.ground.scrim,
        animation: `${appear} ${motion.base} ${motion.ease}`,
      },
    },
    "@media": {
      [below("tablet")]: {
        maxBlockSize: most,
        selectors: { "&[data-leaving]": { translate: "0 100%" } },
      },
      [from("tablet")]: {
        insetInline: "auto 0",
        insetBlock: 0,
        inlineSize: "min(27rem, 100vw - 3rem)",
        blockSize: "100dvh",
        maxBlockSize: "none",
        margin: 0,
        borderBlock: 0,
        borderInlineEnd: 0,
        borderRadius: 0,
        animation: `${appear} ${motion.base} ${motion.ease}`,
        selectors: { "&[data-leaving]": { opacity: 0 } },
      },
    },
  },
]);

export const docked = style([
  sheet,
  {
    zIndex: layer.overlay,
    "@media": {
      [from("tablet")]: {
        position: "fixed",
        insetInlineEnd: space[6],
        insetBlockEnd: "6.5rem",
        inlineSize: "min(27rem, calc(100vw - 2rem))",
        maxBlockSize: "min(44rem, calc(100dvh - 8rem))",
        borderRadius: radius.large,
        animation: `${enter} ${motion.base} ${motion.settle}`,
        transition: `opacity ${motion.base} ${motion.ease}`,
        selectors: { "&[data-leaving]": { opacity: 0 } },
      },
      [`${from("tablet")} and ${below("laptop")}`]: {
        insetBlockEnd: "calc(9.5rem + env(safe-area-inset-bottom))",
      },
      [below("tablet")]: {
        blockSize: "50dvh",
        maxBlockSize: most,
        transition: `block-size ${motion.base} ${motion.settle}, translate ${motion.base} ${motion.settle}`,
        selectors: {
          "&[data-height='full']": { blockSize: most },
          "&[data-leaving]": { translate: "0 100%" },
        },
      },
    },
  },
]);

/** The page can be scrolled until its end stands above the sheet, and brings there what has the focus. */
globalStyle(`html:has(${docked})`, {
  "@media": { [below("tablet")]: { scrollPaddingBlockEnd: "calc(50dvh + 1rem)" } },
});
globalStyle(`html:has(${docked}) body`, {
  "@media": { [below("tablet")]: { paddingBlockEnd: "50dvh" } },
});

/** What is read beside it makes room for it where there is enough. */
globalStyle(`html:has(${docked}) [data-beside-drawer]`, {
  "@media": { [from("desktop")]: { paddingInlineEnd: `calc(27rem + ${space[6]})` } },
});

/** What is under the finger follows it at once. */
globalStyle(`:is(${modal}, ${docked})[data-dragged]`, { transition: "none" });

export const handle = style({
  flexShrink: 0,
  "@media": {
    [below("tablet")]: { touchAction: "none", cursor: "grab", userSelect: "none" },
  },
  selectors: { "[data-dragged] > &": { cursor: "grabbing" } },
});

const line = {
  content: "",
  display: "block",
  inlineSize: "2.5rem",
  blockSize: "0.3125rem",
  borderRadius: radius.full,
  background: vars.color.line.control,
} as const;

/** Shows that the sheet can be dragged. */
export const grabberLine = style({
  display: "none",
  "@media": {
    [below("tablet")]: { display: "grid", placeItems: "center", blockSize: space[5] },
    "(forced-colors: active)": { selectors: { "&::before": { background: "CanvasText" } } },
  },
  selectors: { "&::before": line },
});

/** The same as a button, which reaches down over the empty top of the head. */
export const grabber = style({
  display: "none",
  "@media": {
    [below("tablet")]: {
      display: "grid",
      justifyContent: "center",
      inlineSize: "6rem",
      blockSize: "2.75rem",
      marginInline: "auto",
      marginBlockEnd: `-${space[4]}`,
      paddingBlockStart: space[2],
      borderRadius: radius.medium,
      cursor: "inherit",
    },
    "(forced-colors: active)": { selectors: { "&::before": { background: "ButtonText" } } },
  },
  selectors: {
    "&::before": line,
    "&:hover::before, &:active::before": { background: vars.color.accent.strong },
    "&:focus-visible": { outlineOffset: "-4px" },
  },
});

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridAutoFlow: "column",
  alignItems: "center",
  gap: space[2],
  paddingInline: `${space[5]} ${space[3]}`,
  paddingBlock: `${space[3]} ${space[1]}`,
  "@media": { [below("tablet")]: { paddingBlockStart: 0 } },
});
/** Where the content has a heading of its own, the button stands beside the line that is dragged. */
export const headAlone = style({
  justifyContent: "end",
  gridTemplateColumns: "auto",
  paddingBlock: `${space[1]} 0`,
  "@media": { [below("tablet")]: { marginBlockStart: `-${space[5]}` } },
});
export const headWithStart = style({
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  paddingInlineStart: space[3],
});

export const body = style({
  position: "relative",
  flexGrow: 1,
  minBlockSize: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
  paddingInline: space[5],
  paddingBlock: `${space[2]} max(${space[5]}, env(safe-area-inset-bottom))`,
});

/** What grows in a sheet of a fixed height takes all of it. */
export const bodyOfSheet = style([body, { display: "flex", flexDirection: "column" }]);

export const foot = style({
  flexShrink: 0,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
  paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line.soft}`,
});
