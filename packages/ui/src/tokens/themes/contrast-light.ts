import { palette } from "../palette.ts";
import type { ThemeValues } from "./theme-values.ts";

const { black, white } = palette;
const ink = "#0a0f24";
const plum = "#451060";
const brown = "#521c04";
const green = "#0a4430";
const red = "#750a22";
const gold = "#432c00";
const blue = "#0b3070";

/** High contrast on white: every ink at 7:1 and more, every line visible, no shadows. */
export const contrastLight: ThemeValues = {
  color: {
    ground: {
      page: white,
      second: "#f3f0f5",
      card: white,
      raised: white,
      scrim: "rgb(0 0 0 / 0.7)",
      scrimmed: "#4d4d4d",
    },
    ink: { base: black, second: "#232a42", inverse: white },
    line: { soft: "#6b6478", control: ink, strong: black, tint: ink },
    primary: { base: plum, hover: "#2e0642", pressed: "#1d022b", ink: white, text: plum },
    danger: { base: red, hover: "#560516", pressed: "#3a020e", ink: white },
    accent: { ink: "#5b1272", tint: "#f8ecfc", line: "#5b1272", strong: "#5b1272" },
    warm: {
      ink: brown,
      tint: "#fff0e6",
      line: brown,
      fill: { base: brown, hover: "#3b1200", pressed: "#290c00", ink: white },
    },
    right: { ink: green, tint: "#e8f8f0", line: green },
    wrong: { ink: red, tint: "#fff0f1", line: red },
    warning: { ink: gold, tint: "#fff5d6", line: gold },
    info: { ink: blue, tint: "#ecf3ff", line: blue },
    neutral: { ink: "#232a42", tint: "#f3f0f5", line: "#6b6478" },
    focus: { ring: black, gap: white },
    progress: { from: plum, to: "#8a2ba0", track: "#e6e0ea" },
    hero: { from: white, to: white },
    haze: { warm: "transparent", accent: "transparent" },
    molecule: {
      bond: "#6b6478",
      bondDone: plum,
      empty: white,
      outline: ink,
      number: black,
      liquidFrom: plum,
      liquidTo: plum,
      ring: black,
      onLiquid: white,
      glow: "transparent",
    },
    mark: { ground: plum, glass: white, liquid: "#ffb48a" },
    selection: "#ffe08a",
  },
  shadow: { small: "none", medium: "none", large: "none" },
};
