import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";
import { contrastDark } from "./contrast-dark.ts";
import { contrastLight } from "./contrast-light.ts";
import { dark } from "./dark.ts";
import { light } from "./light.ts";
import type { ThemeValues } from "./theme-values.ts";

const prefersDark = "(prefers-color-scheme: dark)";
const prefersContrast = "(prefers-contrast: more)";

/**
 * Gives what a selector finds its colours: light, unless `data-theme` on it chooses another or,
 * without a choice, the device asks for another. `themed` is what a theme can be chosen on; `wanted`
 * tells which variables it needs, by their names: all, unless it says otherwise.
 */
export function themeRules(
  root: string,
  themed: string,
  wanted: (name: string) => boolean = () => true,
): void {
  const colours = (theme: ThemeValues) =>
    Object.fromEntries(Object.entries(assignVars(vars, theme)).filter(([name]) => wanted(name)));

  globalStyle(root, { vars: colours(light), colorScheme: "light" });

  globalStyle(`${root}:not([data-theme])`, {
    "@media": {
      [prefersDark]: { vars: colours(dark), colorScheme: "dark" },
      [prefersContrast]: { vars: colours(contrastLight), colorScheme: "light" },
      [`${prefersContrast} and ${prefersDark}`]: {
        vars: colours(contrastDark),
        colorScheme: "dark",
      },
    },
  });

  globalStyle(`${themed}[data-theme='dark']`, {
    vars: colours(dark),
    colorScheme: "dark",
  });

  globalStyle(`${themed}[data-theme='contrast']`, {
    vars: colours(contrastLight),
    colorScheme: "light",
    "@media": { [prefersDark]: { vars: colours(contrastDark), colorScheme: "dark" } },
  });
}
