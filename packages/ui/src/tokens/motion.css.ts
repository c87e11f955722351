import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from "@vanilla-extract/css";

/** Durations and curves. Things fill, settle and ring; nothing bounces for show. */
export const motion = createGlobalThemeContract(
  { fast: "", base: "", slow: "", fill: "", ease: "", settle: "" },
  (_value, path) => `alambic-motion-${path.join("-")}`,
);

createGlobalTheme(":root", motion, {
  fast: "120ms",
  base: "200ms",
  slow: "360ms",
  fill: "900ms",
  ease: "cubic-bezier(0.2, 0, 0, 1)",
  settle: "cubic-bezier(0.16, 1, 0.3, 1)",
});

globalStyle(":root", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      vars: assignVars(motion, {
        fast: "0.01ms",
        base: "0.01ms",
        slow: "0.01ms",
        fill: "0.01ms",
        ease: "linear",
        settle: "linear",
      }),
    },
  },
});
