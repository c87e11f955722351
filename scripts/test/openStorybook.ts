import { mkdtemp, readFile, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { serveFolder } from "../../e2e/src/serveFolder.ts";
import { chromiumLaunchOptions } from "../lib/chromiumLaunchOptions.ts";
import { isRecord } from "../lib/isRecord.ts";
import { run } from "../lib/run.ts";
import { openPage } from "./openPage.ts";
import type { DesignedPage } from "./openPage.ts";
import { openTab } from "./openTab.ts";
import type { Tab } from "./openTab.ts";
import type { Failure, StepResult } from "./Step.ts";

/** In the frame around them: how a page is found and shown, and what has hung before. */
const framed: readonly DesignedPage[] = [
  { path: "docs/primitives-button--docs", shows: "text=Create a capsule" },
  { path: "story/patterns-moodpicker--states", shows: "text=pressed" },
  { path: "story/patterns-shell-tabbar--states", shows: "text=pressed" },
  { path: "story/exercises-matching--default", shows: "text=Quel son pour chaque signe" },
];

/** Pages that are open at a time: each mostly waits for the next of its files. */
const lanes = availableParallelism() + 1;

/** Builds Storybook as it is published, and opens every page of its documentation. */
export async function openStorybook(): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), "alambic-storybook-"));
  try {
    const options = ["--output-dir", folder, "--disable-telemetry", "--quiet"];
    const built = await run("storybook", ["build", ...options], { quiet: true });
    if (built.code !== 0) {
      const why = built.output.trim().split("\n").slice(-20).join("\n");
      return { state: "ran", passed: 0, failed: 1, failures: [{ test: "storybook build", why }] };
    }
    return await openAll(folder, await documentedPages(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openAll(folder: string, documented: readonly string[]): Promise<StepResult> {
  const served = await serveFolder(folder, {});
  const browser = await chromium.launch(chromiumLaunchOptions());
  const failures: Failure[] = [];
  try {
    const context = await browser.newContext();
    const openings = [
      ...framed.map((page) => ({
        test: page.path,
        open: () => openPage(context, served.origin, page),
      })),
      ...documented.map((id) => ({ test: id, open: (tab: Tab) => tab.show(id) })),
    ].values();
    const inTurns = async () => {
      const tab = openTab(context, served.origin);
      // Each lane takes the next page that no other has taken.
      for (const { test, open } of openings) {
        const why = await open(tab);
        if (why !== undefined) failures.push({ test, why });
      }
    };
    await Promise.all(Array.from({ length: lanes }, inTurns));
  } finally {
    await browser.close();
    served.close();
  }
  const opened = framed.length + documented.length;
  return { state: "ran", passed: opened - failures.length, failed: failures.length, failures };
}

/** The names of all pages of documentation, as the built Storybook lists them. */
async function documentedPages(folder: string): Promise<readonly string[]> {
  const index: unknown = JSON.parse(await readFile(join(folder, "index.json"), "utf8"));
  const entries = isRecord(index) && isRecord(index["entries"]) ? index["entries"] : {};
  return Object.values(entries).flatMap((entry) =>
    isRecord(entry) && entry["type"] === "docs" ? [String(entry["id"])] : [],
  );
}
