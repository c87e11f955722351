import type { Page } from "@playwright/test";

/** Waits until what is in sight has its heading, its data and its fonts. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-busy="true"]')].every(
      (element) => element.getBoundingClientRect().top > window.innerHeight,
    ),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Brings everything on a long page into sight once, so that it loads what it loads late. */
export async function settleWhole(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await settle(page);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
}
