import { palette } from "../palette.ts";
import type { ThemeValues } from "./theme-values.ts";

const { blue, gold, green, navy, orchid, paper, peach, plum, rose, white } = palette;

/** Warm paper by day. */
export const light: ThemeValues = {
  color: {
    ground: {
      page: paper.base,
      second: paper.second,
      card: paper.light,
      raised: white,
      scrim: "rgb(20 32 63 / 0.46)",
      scrimmed: "#9295a1",
    },
    ink: { base: navy.ink, second: navy.slate, inverse: white },
    line: { soft: paper.line, control: navy.stone, strong: navy.slate, tint: "transparent" },
    primary: {
      base: plum.base,
      hover: plum.hover,
      pressed: plum.pressed,
      ink: white,
      text: plum.base,
    },
    danger: { base: rose.ink, hover: rose.hover, pressed: rose.pressed, ink: white },
    accent: { ink: orchid.ink, tint: orchid.tint, line: orchid.haze, strong: orchid.strong },
    warm: {
      ink: peach.ink,
      tint: peach.tint,
      line: "#f5c9ae",
      fill: { base: peach.ink, hover: peach.hover, pressed: peach.pressed, ink: white },
    },
    right: { ink: green.ink, tint: green.tint, line: "#b5dcca" },
    wrong: { ink: rose.ink, tint: rose.tint, line: "#f2bcc3" },
    warning: { ink: gold.ink, tint: gold.tint, line: "#e8d092" },
    info: { ink: blue.ink, tint: blue.tint, line: "#bdd0f0" },
    neutral: { ink: navy.slate, tint: paper.second, line: paper.line },
    focus: { ring: orchid.strong, gap: paper.light },
    progress: { from: orchid.strong, to: peach.base, track: paper.deep },
    hero: { from: "#f1e2f8", to: peach.tint },
    haze: { warm: "rgb(255 205 175 / 0.5)", accent: "rgb(226 196 240 / 0.42)" },
    molecule: {
      bond: "#d3c3da",
      bondDone: orchid.base,
      empty: paper.light,
      outline: "#b9a5c3",
      number: navy.slate,
      liquidFrom: orchid.strong,
      liquidTo: plum.base,
      ring: orchid.strong,
      onLiquid: white,
      glow: "rgb(181 86 200 / 0.32)",
    },
    mark: { ground: plum.base, glass: white, liquid: peach.base },
    selection: "rgb(181 86 200 / 0.26)",
  },
  shadow: {
    small: "0 1px 2px rgb(52 26 48 / 0.06), 0 2px 6px -2px rgb(52 26 48 / 0.08)",
    medium: "0 1px 2px rgb(52 26 48 / 0.05), 0 10px 28px -12px rgb(52 26 48 / 0.2)",
    large: "0 2px 6px rgb(52 26 48 / 0.06), 0 28px 64px -24px rgb(52 26 48 / 0.34)",
  },
};
