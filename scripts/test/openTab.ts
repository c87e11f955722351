import type { BrowserContext, Page } from "playwright";

/** A tab that shows one page of documentation after another. */
export interface Tab {
  /** Why the page is no good; `undefined` where it is drawn and nothing failed. */
  show(id: string): Promise<string | undefined>;
}

const contentMs = 60_000;
/** A page that is led to has most of what it needs; one that does not answer is opened by itself. */
const ledMs = 30_000;
const heading = "#storybook-docs h1";

/**
 * A tab of Storybook's preview. What all pages share is loaded with the first of them: Storybook itself leads
 * to the next, as it does for who reads. A page that was led to and fails is opened once more by itself, as
 * what was shown before may be at fault, and after one that fails so the tab begins again.
 */
export function openTab(context: BrowserContext, address: string): Tab {
  let page: Page | undefined;
  let errors: string[] = [];

  async function load(id: string): Promise<void> {
    page = await context.newPage();
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(`${address}/iframe.html?viewMode=docs&id=${id}`, { timeout: contentMs });
  }

  async function attempt(id: string): Promise<string | undefined> {
    errors = [];
    try {
      await (page === undefined ? load(id) : within(ledMs, page.evaluate<unknown>(leadTo(id))));
      await page?.locator(heading).first().waitFor({ timeout: contentMs });
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
    }
    if (errors.length === 0) return undefined;
    // A page that hangs may not close either; it goes with its browser.
    void page?.close({ runBeforeUnload: false });
    page = undefined;
    return errors.join("\n");
  }

  return {
    async show(id) {
      const wasLed = page !== undefined;
      const why = await attempt(id);
      return why !== undefined && wasLed ? attempt(id) : why;
    },
  };
}

/** Has the preview show a page, until it says that this one is drawn. */
function leadTo(id: string): string {
  const storyId = JSON.stringify(id);
  return `new Promise((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel.on("docsRendered", (drawn) => drawn === ${storyId} && resolve());
    channel.emit("setCurrentStory", { storyId: ${storyId}, viewMode: "docs" });
  })`;
}

/** What a page answers, unless it takes longer; the page's own clock stands still where it hangs. */
async function within(ms: number, answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It is not drawn in ${ms} ms.`)), ms);
  });
  await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
