import { existsSync } from "node:fs";
import { chromium } from "playwright";

const installedBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/**
 * The path of a Chromium that can be started: the one named by `CHROMIUM`, else one installed on
 * the system, else Playwright's own download. `undefined` when there is none.
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const candidates = [environment["CHROMIUM"], ...installedBrowsers, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== "" && existsSync(path));
}
