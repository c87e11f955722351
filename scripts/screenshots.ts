import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { buildStale } from "./lib/buildStale.ts";
import { ensureChromium, noChromium } from "./lib/ensureChromium.ts";
import { root } from "./lib/root.ts";
import { run } from "./lib/run.ts";

/**
 * `pnpm screenshots`: every screen at 390 and 1280 px, in both themes, into test-results/screenshots.
 * The pictures that the README shows are copied from there into docs/images.
 */
const pictures = { "readme-dashboard.png": "dashboard.png" };

process.exitCode = await takeScreenshots(process.argv.slice(2));

async function takeScreenshots(filter: readonly string[]): Promise<number> {
  if ((await ensureChromium()) === undefined) {
    console.error(noChromium);
    return 1;
  }
  if (!(await buildStale())) return 1;
  const args = ["test", "--config", "screenshots.config.ts", ...filter];
  const { code } = await run("playwright", args);
  if (code === 0 && filter.length === 0) await copyPictures();
  return code;
}

async function copyPictures(): Promise<void> {
  const images = join(root, "docs/images");
  await mkdir(images, { recursive: true });
  for (const [taken, shown] of Object.entries(pictures)) {
    await copyFile(join(root, "test-results/screenshots", taken), join(images, shown));
  }
}
