import { globalStyle, style } from "@vanilla-extract/css";
import { control, fontSize, fontWeight, motion, radius, vars } from "../../tokens/index.ts";
import { missing } from "../picture/Picture.css.ts";
import { aimedInForcedColours } from "../placement/aimed.ts";

/** The words of a picture, in its place. */
export const words = style([missing]);

globalStyle(`img:has(+ ${words})`, { display: "none" });

export const points = style({ position: "absolute", inset: 0 });

export const leaders = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  pointerEvents: "none",
});

/** From a number that had to step aside to the point that it means. */
export const leader = style({
  stroke: vars.color.ink.base,
  strokeWidth: 2,
  vectorEffect: "non-scaling-stroke",
  strokeLinecap: "round",
  "@media": { "(forced-colors: active)": { stroke: "CanvasText" } },
});

/** A finger wide. */
export const marker = style({
  position: "absolute",
  display: "grid",
  placeItems: "center",
  inlineSize: control.heightSmall,
  blockSize: control.heightSmall,
  translate: "-50% -50%",
  borderRadius: radius.full,
  userSelect: "none",
  selectors: { [`${points}[data-open] > &`]: { cursor: "pointer" } },
});

const ring = `0 0 0 4px ${vars.color.accent.line}`;

export const dot = style({
  display: "grid",
  placeItems: "center",
  minInlineSize: "2rem",
  minBlockSize: "2rem",
  borderRadius: radius.full,
  border: `2px solid ${vars.color.accent.strong}`,
  background: vars.color.ground.card,
  color: vars.color.accent.ink,
  fontSize: fontSize.small,
  lineHeight: 1,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  boxShadow: vars.shadow.small,
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    "[data-over] > &": { boxShadow: ring },
    "&[data-filled]": {
      background: vars.color.primary.base,
      borderColor: vars.color.primary.base,
      color: vars.color.primary.ink,
    },
    "&[data-picked]": {
      background: vars.color.accent.tint,
      borderColor: vars.color.accent.strong,
      color: vars.color.accent.ink,
      boxShadow: ring,
    },
    '&[data-right="true"]': {
      background: vars.color.right.ink,
      borderColor: vars.color.right.tint,
      color: vars.color.right.tint,
    },
    '&[data-right="false"]': {
      background: vars.color.wrong.tint,
      borderColor: vars.color.wrong.ink,
      color: vars.color.wrong.ink,
    },
    "&[data-invites]": { boxShadow: ring },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&[data-filled]": {
          forcedColorAdjust: "none",
          borderColor: "CanvasText",
          background: "CanvasText",
          color: "Canvas",
        },
        "&[data-picked]": aimedInForcedColours,
      },
    },
  },
});
