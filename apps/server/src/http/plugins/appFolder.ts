import { fileURLToPath } from "node:url";

import type { Config } from "../../platform/config/Config.ts";

const builtApp = fileURLToPath(new URL("../../../../learner/dist/", import.meta.url));

/** The page of the application, which stands for every screen. */
export const page = "index.html";

/** Where the built application is, whether or not it is there. */
export function appFolder(config: Config): string {
  return config.appFolder ?? builtApp;
}
