import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
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
import { aimed, aimedInForcedColours } from "./aimed.ts";

export const slot = recipe({
  base: {
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
    overflowWrap: "anywhere",
    cursor: "pointer",
    userSelect: "none",
    WebkitTouchCallout: "none",
    transition: `border-color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      "&:focus-visible": { borderRadius: radius.medium },
      "&:disabled, &[aria-disabled]": { cursor: "default" },
      "&[data-over]": aimed,
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { "&[data-over]": aimedInForcedColours },
      },
    },
  },
  variants: {
    filled: {
      true: {
        borderStyle: "solid",
        borderWidth: "1.5px",
        background: vars.color.ground.card,
        color: vars.color.ink.base,
        fontWeight: fontWeight.strong,
      },
    },
    invites: {
      true: {
        borderColor: vars.color.accent.strong,
        color: vars.color.accent.ink,
      },
    },
    look: {
      open: { selectors: { "&:hover:enabled": { borderColor: vars.color.accent.strong } } },
      picked: {
        ...aimed,
        "@media": { "(forced-colors: active)": aimedInForcedColours },
      },
      right: {
        background: vars.color.right.tint,
        color: vars.color.right.ink,
        borderColor: vars.color.right.ink,
      },
      wrong: {
        background: vars.color.wrong.tint,
        color: vars.color.wrong.ink,
        borderColor: vars.color.wrong.ink,
      },
    },
    inline: {
      true: {
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
        selectors: { "&:focus-visible": { borderRadius: radius.small } },
      },
    },
  },
  compoundVariants: [
    { variants: { filled: true, invites: true }, style: { color: vars.color.ink.base } },
    {
      variants: { invites: true, inline: true, filled: false },
      style: { background: vars.color.accent.tint },
    },
  ],
});

/** What lies there, and what a press would do, side by side where there is room. */
export const words = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `0 ${space[3]}`,
    minInlineSize: 0,
  },
  variants: { inline: { true: { justifyContent: "center" }, false: { flex: 1 } } },
});

export const invitation = recipe({
  base: { color: vars.color.accent.ink, fontWeight: fontWeight.medium },
  variants: { beside: { true: { fontSize: fontSize.small } } },
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
