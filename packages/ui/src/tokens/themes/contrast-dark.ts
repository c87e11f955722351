import { palette } from "../palette.ts";
import type { ThemeValues } from "./theme-values.ts";

const { black, white } = palette;
const orchid = "#f0c4ff";
const peach = "#ffd2b3";
const green = "#9ff5d0";
const red = "#ffc2ca";
const gold = "#ffe28a";
const blue = "#bcd4ff";

/** High contrast on black, for a learner whose device asks for dark as well as for contrast. */
export const contrastDark: ThemeValues = {
  color: {
    ground: {
      page: black,
      second: "#14141c",
      card: black,
      raised: "#0b0b12",
      scrim: "rgb(0 0 0 / 0.8)",
      scrimmed: black,
    },
    ink: { base: white, second: "#e2e3f0", inverse: black },
    line: { soft: "#9a9ab0", control: white, strong: white, tint: white },
    primary: { base: orchid, hover: white, pressed: "#dba2f0", ink: black, text: orchid },
    danger: { base: red, hover: white, pressed: "#ff9dab", ink: black },
    accent: { ink: orchid, tint: "#1d0f29", line: orchid, strong: orchid },
    warm: {
      ink: peach,
      tint: "#23120c",
      line: peach,
      fill: { base: peach, hover: white, pressed: "#ffb98c", ink: black },
    },
    right: { ink: green, tint: "#06231a", line: green },
    wrong: { ink: red, tint: "#2b0a12", line: red },
    warning: { ink: gold, tint: "#241b04", line: gold },
    info: { ink: blue, tint: "#0a1730", line: blue },
    neutral: { ink: "#e2e3f0", tint: "#14141c", line: "#9a9ab0" },
    focus: { ring: "#ffe28a", gap: black },
    progress: { from: orchid, to: peach, track: "#2a2a38" },
    hero: { from: black, to: black },
    haze: { warm: "transparent", accent: "transparent" },
    molecule: {
      bond: "#9a9ab0",
      bondDone: orchid,
      empty: black,
      outline: white,
      number: white,
      liquidFrom: orchid,
      liquidTo: orchid,
      ring: gold,
      onLiquid: black,
      glow: "transparent",
    },
    mark: { ground: orchid, glass: black, liquid: "#c05a1e" },
    selection: "#6a4a00",
  },
  shadow: { small: "none", medium: "none", large: "none" },
};
