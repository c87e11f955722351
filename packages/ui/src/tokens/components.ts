import { vars } from "./contract.css.ts";
import { radius } from "./shape.ts";
import { space } from "./space.ts";

/** Values that all controls share, so that a button and a field stand on one line. */
export const control = {
  /** 48 px, the size of a thumb. */
  height: "3rem",
  /** 44 px, the least a target may be. */
  heightSmall: "2.75rem",
  heightLarge: "3.5rem",
  paddingInline: space[5],
  radius: radius.medium,
  border: `1.5px solid ${vars.color.line.control}`,
  /** A disabled control fades, but its words stay legible. */
  disabledOpacity: "0.62",
} as const;

/** Tones that chips, banners and tiles share. */
export const tones = ["neutral", "accent", "warm", "right", "wrong", "warning", "info"] as const;
export type Tone = (typeof tones)[number];
