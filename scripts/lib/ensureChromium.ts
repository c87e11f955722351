import { findChromium } from "./findChromium.ts";
import { installWithApt, mayUseApt } from "./installWithApt.ts";
import { run } from "./run.ts";

/** Why there is no browser, and what the reader can do about it. */
export const noChromium =
  "No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM to its path.";

/** With the fonts that stand in for signs that the shipped ones lack, so that pictures agree. */
const packages = ["chromium", "fonts-liberation", "fonts-dejavu-core"];

/** The path of a Chromium, installed now if need be; `undefined` when that is not possible. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found !== undefined) return found;
  if (mayUseApt()) await installWithApt(packages);
  if (findChromium() === undefined) {
    console.log("Downloading Chromium with Playwright …");
    await run("playwright", ["install", "chromium"]);
  }
  return findChromium();
}
