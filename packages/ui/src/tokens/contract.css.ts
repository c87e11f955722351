import { createGlobalThemeContract } from "@vanilla-extract/css";

/** A tone says what a thing means; each has an ink, a tint to stand on, and a line around the tint. */
const tone = { ink: "", tint: "", line: "" };

/** A filled control: its ground, the ground under the pointer and while pressed, and the ink on it. */
const fill = { base: "", hover: "", pressed: "", ink: "" };

/**
 * The one theme contract: every value is named by its role, and a theme only supplies values.
 * Components read these variables and never a raw colour.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page itself, a second ground for bands and wells, cards, and what floats above them. */
      ground: { page: "", second: "", card: "", raised: "", scrim: "", scrimmed: "" },
      ink: { base: "", second: "", inverse: "" },
      /** `soft` decorates; `control` bounds what can be operated and keeps 3:1. */
      line: { soft: "", control: "", strong: "", tint: "" },
      primary: { ...fill, text: "" },
      danger: fill,
      /** Orchid: marks where the learner is. `strong` fills, `ink` writes. */
      accent: { ...tone, strong: "" },
      /** Peach: warmth and reward. The fill carries a button that stands on the tint. */
      warm: { ...tone, fill },
      right: tone,
      wrong: tone,
      warning: tone,
      info: tone,
      /** Plain chips and tracks. */
      neutral: tone,
      focus: { ring: "", gap: "" },
      /** The one gradient, kept for progress and celebration. */
      progress: { from: "", to: "", track: "" },
      hero: { from: "", to: "" },
      /** Soft light behind a landing page: two hazes, one warm, one orchid. */
      haze: { warm: "", accent: "" },
      molecule: {
        bond: "",
        bondDone: "",
        empty: "",
        outline: "",
        number: "",
        liquidFrom: "",
        liquidTo: "",
        ring: "",
        onLiquid: "",
        glow: "",
      },
      mark: { ground: "", glass: "", liquid: "" },
      selection: "",
    },
    shadow: { small: "", medium: "", large: "" },
  },
  (_value, path) => `alambic-${path.join("-")}`,
);

/** Heights of controls and room in rows, which `data-density` on anything around them chooses. */
export const density = createGlobalThemeContract(
  {
    control: "",
    controlSmall: "",
    controlLarge: "",
    controlBlock: "",
    rowBlock: "",
    rowInline: "",
    gap: "",
  },
  (_value, path) => `alambic-density-${path.join("-")}`,
);
