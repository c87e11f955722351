import { buildStale } from "./lib/buildStale.ts";
import { ensureChromium, noChromium } from "./lib/ensureChromium.ts";
import { run } from "./lib/run.ts";

/** `pnpm screenshots`: every screen at 390 and 1280 px in both themes, and the README's picture. */
const chromium = await ensureChromium();
if (chromium === undefined) console.error(noChromium);
if (chromium === undefined || !(await buildStale())) process.exitCode = 1;
else {
  const args = ["test", "--config", "screenshots.config.ts", ...process.argv.slice(2)];
  process.exitCode = (await run("playwright", args)).code;
}
