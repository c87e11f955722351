import { style } from "@vanilla-extract/css";
import {
  control,
  fontFamily,
  fontSize,
  fontWeight,
  motion,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";
import { aimed, aimedInForcedColours, looks, rightColours, wrongColours } from "./aimed.ts";
import { cutFrom } from "../rich-text/cutFrom.ts";

const invites = "&[data-invites]";
const bare = ":not([data-drag])";

const unseen = {
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** What a place stands in where that is a line of text: it is as large as the card that lies there. */
export const inline = style({});

export const slot = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minInlineSize: 0,
  minBlockSize: "3.5rem",
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.medium,
  border: `2px dashed ${vars.color.line.control}`,
  color: vars.color.ink.second,
  textAlign: "start",
  ...cutFrom(14),
  cursor: "pointer",
  userSelect: "none",
  WebkitTouchCallout: "none",
  transition: `border-color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    "&:focus-visible": { borderRadius: radius.medium },
    "&:disabled, &:not(button)": { cursor: "default" },
    "&[data-drag]": {
      borderStyle: "solid",
      borderWidth: "1.5px",
      background: vars.color.ground.card,
      color: vars.color.ink.base,
      fontWeight: fontWeight.strong,
    },
    [invites]: { borderColor: vars.color.accent.strong },
    [`${invites}${bare}`]: { color: vars.color.accent.ink },
    [`${looks.open}:hover:enabled`]: { borderColor: vars.color.accent.strong },
    [looks.picked]: aimed,
    [looks.right]: rightColours,
    [looks.wrong]: wrongColours,
    "&[data-over]": aimed,
    [`${inline} > &`]: {
      display: "inline-flex",
      verticalAlign: "middle",
      justifyContent: "center",
      gap: space[2],
      fontFamily: fontFamily.body,
      maxInlineSize: "100%",
      minInlineSize: "5.5rem",
      minBlockSize: control.heightSmall,
      margin: "0.125rem",
      paddingBlock: space[1],
      paddingInline: space[3],
      borderRadius: radius.small,
      lineHeight: "1.4",
    },
    [`${inline} > ${invites}${bare}`]: { background: vars.color.accent.tint },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[data-over]": aimedInForcedColours, [looks.picked]: aimedInForcedColours },
    },
  },
});

/** What lies there, and what a press would do, side by side where there is room. */
export const words = style({
  display: "flex",
  flex: 1,
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space[3]}`,
  minInlineSize: 0,
  selectors: { [`${inline} &`]: { flex: "initial", justifyContent: "center" } },
});

/** What a press would do, or that nothing lies there; in a line of text it is only heard. */
export const note = style({
  selectors: {
    [`${slot}[data-invites] &`]: { color: vars.color.accent.ink, fontWeight: fontWeight.medium },
    "[data-face] + &": { fontSize: fontSize.small },
    [`${inline} &`]: unseen,
  },
});

/** The whole sentence of what a press would do: heard, and shown to who came by keys. */
export const whole = style({
  ...unseen,
  selectors: {
    [`${slot}:focus-visible > ${words} > [class]&:not([data-face] + *)`]: {
      position: "static",
      inlineSize: "auto",
      blockSize: "auto",
      overflow: "visible",
      clipPath: "none",
      whiteSpace: "normal",
    },
  },
});

/** The same in a word; in a line of text the place itself says it. */
export const hereBrief = style({
  color: vars.color.accent.ink,
  fontWeight: fontWeight.medium,
  selectors: {
    "&::after": { content: "attr(data-words)" },
    [`${slot}:focus-visible > ${words} > &`]: { display: "none" },
    [`${inline} &`]: { display: "none" },
  },
});

/** Dots to take hold of: a finger that goes down here drags at once. */
export const grip = style({
  flex: "none",
  alignSelf: "stretch",
  inlineSize: control.heightSmall,
  marginBlock: `calc(-1 * ${space[2]})`,
  marginInlineStart: `calc(-1 * ${space[4]})`,
  color: vars.color.ink.second,
  cursor: "grab",
  touchAction: "none",
  backgroundImage: "radial-gradient(circle, currentcolor 1.5px, transparent 2px)",
  backgroundSize: "7px 7px",
  backgroundRepeat: "round",
  backgroundClip: "content-box",
  backgroundOrigin: "content-box",
  padding: `${space[4]} 0.9375rem`,
});
