import { assignVars, createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { density } from "./contract.css.ts";
import { densityValues } from "./density-values.ts";

createGlobalTheme(":root", density, densityValues.comfortable);

globalStyle("[data-density='comfortable']", {
  vars: assignVars(density, densityValues.comfortable),
});

globalStyle("[data-density='compact']", {
  "@media": { "(pointer: fine)": { vars: assignVars(density, densityValues.compact) } },
});

export { density };
