import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { contrastDark } from "./themes/contrast-dark.ts";
import { contrastLight } from "./themes/contrast-light.ts";
import { dark } from "./themes/dark.ts";
import { light } from "./themes/light.ts";

const prefersDark = "(prefers-color-scheme: dark)";
const prefersContrast = "(prefers-contrast: more)";

/** Light, unless the learner chose another or, without a choice, the device asks for another. */
globalStyle(":root", { vars: assignVars(vars, light), colorScheme: "light" });

/** Without a choice of the learner's the device decides; `data-theme` on html is that choice. */
globalStyle(":root:not([data-theme])", {
  "@media": {
    [prefersDark]: { vars: assignVars(vars, dark), colorScheme: "dark" },
    [prefersContrast]: { vars: assignVars(vars, contrastLight), colorScheme: "light" },
    [`${prefersContrast} and ${prefersDark}`]: {
      vars: assignVars(vars, contrastDark),
      colorScheme: "dark",
    },
  },
});

globalStyle("[data-theme='dark']", { vars: assignVars(vars, dark), colorScheme: "dark" });

globalStyle("[data-theme='contrast']", {
  vars: assignVars(vars, contrastLight),
  colorScheme: "light",
  "@media": { [prefersDark]: { vars: assignVars(vars, contrastDark), colorScheme: "dark" } },
});
