import { contrastDark } from "./contrast-dark.ts";
import { contrastLight } from "./contrast-light.ts";
import { dark } from "./dark.ts";
import { light } from "./light.ts";

/** What each theme supplies. High contrast follows the device between its two. */
export const themes = {
  light,
  dark,
  "contrast-light": contrastLight,
  "contrast-dark": contrastDark,
} as const;
