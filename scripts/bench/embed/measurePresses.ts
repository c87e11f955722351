import type { Browser, Locator, Page } from "@playwright/test";
import type { Candidate } from "./candidates.ts";
import { tracePress } from "./tracePress.ts";

/** Milliseconds of the processor, of the page's main thread, not slowed down. */
export interface Presses {
  /** Up to the frame that shows what was picked. */
  readonly pick: number;
  /** Up to the frame that shows the verdict. */
  readonly check: number;
  /** A check with all that follows its verdict: details, the next actions, where the focus goes. */
  readonly checkAndAfter: number;
}

/** What it costs a page to have an answer picked, and to have it checked. */
export async function measurePresses(
  browser: Browser,
  origin: string,
  { pick, check, last }: Candidate,
): Promise<Presses> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await page.goto(origin);
    await page.locator(last).first().waitFor();
    await page.waitForTimeout(atRest);
    const press = async (target: Locator) => {
      await aim(page, target);
      const click = async () => {
        await page.mouse.down();
        await page.mouse.up();
      };
      return tracePress(page, session, click);
    };
    const picked = await press(page.locator(pick).nth(1));
    const checked = await press(page.locator(check).first());
    return { pick: picked.answered, check: checked.answered, checkAndAfter: checked.over };
  } finally {
    await context.close();
  }
}

/** Milliseconds after which a page that nobody touches does nothing more. */
const atRest = 300;

/** Moves the pointer there before the press: what hovering costs is no part of it. */
async function aim(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("It is not drawn.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(atRest / 2);
}
