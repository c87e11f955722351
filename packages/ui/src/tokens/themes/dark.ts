import { palette } from "../palette.ts";
import type { ThemeValues } from "./theme-values.ts";

const { blue, gold, green, navy, orchid, peach, plum, rose } = palette;

/** Deep navy by night. */
export const dark: ThemeValues = {
  color: {
    ground: {
      page: navy.deep,
      second: navy.second,
      card: navy.card,
      raised: navy.raised,
      scrim: "rgb(3 6 18 / 0.66)",
      scrimmed: "#060b1a",
    },
    ink: { base: navy.snow, second: navy.mist, inverse: plum.night },
    line: { soft: navy.line, control: navy.border, strong: navy.mist, tint: "transparent" },
    primary: {
      base: plum.bright,
      hover: "#e3b9f1",
      pressed: "#cb92de",
      ink: plum.night,
      text: orchid.bright,
    },
    danger: { base: rose.bright, hover: "#ffc8cf", pressed: "#f79ba8", ink: "#3a0a18" },
    accent: { ink: orchid.bright, tint: orchid.night, line: orchid.dusk, strong: orchid.bright },
    warm: {
      ink: peach.bright,
      tint: peach.night,
      line: peach.dusk,
      fill: { base: peach.bright, hover: "#ffd8c0", pressed: "#f8b791", ink: "#3b1a1c" },
    },
    right: { ink: green.bright, tint: green.night, line: green.dusk },
    wrong: { ink: rose.bright, tint: rose.night, line: rose.dusk },
    warning: { ink: gold.bright, tint: gold.night, line: gold.dusk },
    info: { ink: blue.bright, tint: blue.night, line: blue.dusk },
    neutral: { ink: navy.mist, tint: "#1f2b50", line: navy.line },
    focus: { ring: orchid.bright, gap: navy.deep },
    progress: { from: orchid.vivid, to: peach.base, track: "#28345f" },
    hero: { from: "#2f2157", to: peach.night },
    haze: { warm: "rgb(120 58 84 / 0.42)", accent: "rgb(92 52 140 / 0.4)" },
    molecule: {
      bond: "#3f4a7c",
      bondDone: peach.base,
      empty: navy.card,
      outline: "#5f6aa0",
      number: navy.mist,
      liquidFrom: peach.base,
      liquidTo: plum.bright,
      ring: peach.base,
      onLiquid: plum.night,
      glow: "rgb(255 180 138 / 0.3)",
    },
    mark: { ground: "#74398d", glass: "#ffffff", liquid: peach.base },
    selection: "rgb(224 174 240 / 0.3)",
  },
  shadow: {
    small: "0 1px 2px rgb(0 0 0 / 0.3)",
    medium: "0 2px 4px rgb(0 0 0 / 0.22), 0 12px 32px -12px rgb(0 0 0 / 0.55)",
    large: "0 4px 10px rgb(0 0 0 / 0.28), 0 32px 72px -24px rgb(0 0 0 / 0.75)",
  },
};
