import { chromium } from "@playwright/test";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { Member } from "../../../e2e/src/Member.ts";
import { startServer } from "../../../e2e/src/startServer.ts";
import { textsOf } from "../../../e2e/src/texts.ts";
import { buildStale } from "../../lib/buildStale.ts";
import { chromiumLaunchOptions } from "../../lib/chromiumLaunchOptions.ts";
import { median } from "../median.ts";
import { firstKeyPainted } from "./firstKeyPainted.ts";

const slower = 4;
/** Notes that are begun, each in a page of its own: a first keystroke is one only once. */
const rounds = 7;
const promisedMs = 100;
const settings = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" as const };

/**
 * How long the first keystroke in a new note takes until it is painted, on a processor four times slower,
 * beside one in an empty page that is nothing but editable.
 */
export async function typingBench(): Promise<boolean> {
  if (!(await buildStale())) throw new Error("The application cannot be built.");
  const server = await startServer();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const context = await browser.newContext({ ...settings, locale: "en" });
    await context.addInitScript(() => localStorage.setItem("language", "en"));
    await Member.signUp(context, server.origin, "bench", "en");
    const notes: number[] = [];
    const floor: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      notes.push(await measureNote(context, server.origin));
      floor.push(await measureEmpty(browser));
    }
    return report(notes, floor);
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function measureNote(context: BrowserContext, origin: string): Promise<number> {
  const { t } = await textsOf("en");
  const page = await context.newPage();
  await page.goto(`${origin}/toolbox/notebook`);
  await page.getByRole("button", { name: t("notes.new"), exact: true }).press("Enter");
  const editor = page.getByRole("textbox", { name: t("tools.note.content") });
  await editor.focus();
  return measureAndClose(page);
}

async function measureEmpty(browser: Browser): Promise<number> {
  const page = await browser.newPage(settings);
  await page.setContent("<p contenteditable>&nbsp;</p>");
  await page.locator("p").focus();
  return measureAndClose(page);
}

async function measureAndClose(page: Page): Promise<number> {
  const took = await firstKeyPainted(page, slower);
  await page.close();
  return took;
}

function report(notes: readonly number[], floor: readonly number[]): boolean {
  const told = (figures: readonly number[]) =>
    `${median(figures).toFixed(0)} ms, the longest of ${rounds} ${Math.max(...figures).toFixed(0)} ms`;
  console.log(
    `first keystroke in a note, ${slower}× slower  ${told(notes)} (promised: ${promisedMs})`,
  );
  console.log(`in an empty page, ${slower}× slower           ${told(floor)}`);
  return median(notes) <= promisedMs;
}
