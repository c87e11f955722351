import { density, vars } from "./contract.css.ts";
import { radius } from "./shape.ts";
import { space } from "./space.ts";

/** Values that all controls share, so that a button and a field stand on one line. */
export const control = {
  /** 48 px, the size of a thumb; less where things stand close and a mouse points. */
  height: density.control,
  /** 44 px, the least a target under a finger may be. */
  heightSmall: density.controlSmall,
  heightLarge: density.controlLarge,
  paddingBlock: density.controlBlock,
  radius: radius.medium,
  border: `1.5px solid ${vars.color.line.control}`,
  /** A disabled control fades, but its words stay legible. */
  disabledOpacity: "0.62",
} as const;

/**
 * From the edge of a card to its content, where cards of several kinds lie side by side: 28 px, less
 * on a phone, the border counted in.
 */
export const cardInset = `calc(clamp(${space[5]}, 2.4vw, ${space[7]}) - 1px)`;

/** How what has no fill of its own shows a pointer and a press: by a line as well as by a tint. */
export const touched = {
  hover: {
    background: vars.color.accent.tint,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.accent.line}`,
  },
  /** Where it has a border, that is the line. */
  hoverOfBordered: {
    background: vars.color.accent.tint,
    borderColor: vars.color.accent.strong,
  },
  pressed: {
    background: vars.color.accent.tint,
    boxShadow: `inset 0 0 0 2px ${vars.color.accent.strong}`,
  },
} as const;

/** Tones that chips, banners and tiles share. */
export const tones = ["neutral", "accent", "warm", "right", "wrong", "warning", "info"] as const;
export type Tone = (typeof tones)[number];
