import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";
import { contrastDark } from "./contrast-dark.ts";
import { contrastLight } from "./contrast-light.ts";
import { dark } from "./dark.ts";
import { light } from "./light.ts";

const prefersDark = "(prefers-color-scheme: dark)";
const prefersContrast = "(prefers-contrast: more)";

/**
 * Gives what a selector finds its colours: light, unless `data-theme` on it chooses another or,
 * without a choice, the device asks for another. `themed` is what a theme can be chosen on.
 */
export function themeRules(root: string, themed: string): void {
  globalStyle(root, { vars: assignVars(vars, light), colorScheme: "light" });

  globalStyle(`${root}:not([data-theme])`, {
    "@media": {
      [prefersDark]: { vars: assignVars(vars, dark), colorScheme: "dark" },
      [prefersContrast]: { vars: assignVars(vars, contrastLight), colorScheme: "light" },
      [`${prefersContrast} and ${prefersDark}`]: {
        vars: assignVars(vars, contrastDark),
        colorScheme: "dark",
      },
    },
  });

  globalStyle(`${themed}[data-theme='dark']`, {
    vars: assignVars(vars, dark),
    colorScheme: "dark",
  });

  globalStyle(`${themed}[data-theme='contrast']`, {
    vars: assignVars(vars, contrastLight),
    colorScheme: "light",
    "@media": { [prefersDark]: { vars: assignVars(vars, contrastDark), colorScheme: "dark" } },
  });
}
