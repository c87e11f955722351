import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../lib/chromiumLaunchOptions.ts";
import { freePort } from "../lib/freePort.ts";
import { openPage } from "./openPage.ts";
import type { DesignedPage } from "./openPage.ts";
import type { Failure, StepResult } from "./Step.ts";
import { startStorybook } from "./startStorybook.ts";

/** One of each sort: what stands on it differs, and what has hung before is among it. */
const pages: readonly DesignedPage[] = [
  { path: "docs/primitives-button--docs", shows: "text=Créer une capsule" },
  { path: "story/patterns-moodpicker--states", shows: "text=pressed" },
  { path: "story/patterns-shell-tabbar--states", shows: "text=pressed" },
  { path: "story/exercises-matching--default", shows: "text=Quel son pour chaque signe" },
];

/**
 * Opens Storybook as it is developed with, which prints, reads and transforms what the built one does
 * not. It needs no network: telemetry and the question for newer versions are off.
 */
export async function openStorybook(): Promise<StepResult> {
  const storybook = await startStorybook(await freePort());
  if (typeof storybook === "string") return { state: "could not run", why: storybook };
  const failures: Failure[] = [];
  try {
    const browser = await chromium.launch(chromiumLaunchOptions());
    try {
      let context = await browser.newContext();
      for (const page of pages) {
        const why = await openPage(context, storybook.address, page);
        if (why === undefined) continue;
        failures.push({ test: page.path, why });
        // A page that hangs would hold up those after it, which share its process.
        context = await browser.newContext();
      }
    } finally {
      await browser.close();
    }
  } finally {
    await storybook.stop();
  }
  return {
    state: "ran",
    passed: pages.length - failures.length,
    failed: failures.length,
    failures,
  };
}
