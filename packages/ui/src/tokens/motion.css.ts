import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from "@vanilla-extract/css";
import { motionValues, reducedMotionValues } from "./motion-values.ts";

/** Durations and curves, which a device that asks for less motion cuts to nothing. */
export const motion = createGlobalThemeContract(
  { fast: "", base: "", slow: "", fill: "", ease: "", settle: "" },
  (_value, path) => `alambic-motion-${path.join("-")}`,
);

createGlobalTheme(":root", motion, motionValues);

globalStyle(":root", {
  "@media": {
    "(prefers-reduced-motion: reduce)": { vars: assignVars(motion, reducedMotionValues) },
  },
});
