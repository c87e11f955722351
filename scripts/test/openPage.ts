import type { BrowserContext, Frame, Page } from "playwright";

/** A page of Storybook, and what is seen on it once it is drawn. */
export interface DesignedPage {
  /** As it stands in the address: `story/…` or `docs/…`. */
  readonly path: string;
  /** A selector of Playwright's. */
  readonly shows: string;
}

/** A page waits for whatever else the machine has to do. */
const contentMs = 60_000;
/** A page that prints what is too large hangs only once it has drawn. */
const restMs = 15_000;

/** What Storybook's frame says of its own accord where its server is slow to answer; no page needs it. */
const ofStorybook = /^Timed out waiting for leader state for UniversalStore/;

/** Why a page is no good to who opens it; `undefined` where it is. */
export async function openPage(
  browser: BrowserContext,
  address: string,
  { path, shows }: DesignedPage,
): Promise<string | undefined> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (!ofStorybook.test(message)) errors.push(message);
  });
  try {
    await page.goto(`${address}/?path=/${path}`, { timeout: contentMs });
    const preview = page.frameLocator("#storybook-preview-iframe");
    const content = preview.locator("#storybook-root, #storybook-docs").locator(shows).first();
    await content.waitFor({ timeout: contentMs });
    await comesToRest(page);
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  } finally {
    await page.close({ runBeforeUnload: false });
  }
  return errors.length === 0 ? undefined : errors.join("\n");
}

/** Every frame goes on to answer. */
async function comesToRest(page: Page): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`It hangs: no answer in ${restMs} ms.`)), restMs).unref();
  });
  await Promise.race([Promise.all(page.frames().map(answers)), late]);
}

/** Twice, since what is printed is printed after the first. */
async function answers(frame: Frame): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await frame.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }
}
