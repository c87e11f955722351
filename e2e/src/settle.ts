import type { Page } from "@playwright/test";

/** Waits until what is in sight has its heading, its data and its fonts. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await settleSight(page);
}

/** Waits until what has come into sight of a settled page has its data and its fonts. */
export async function settleSight(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-busy="true"]')].every((element) => {
      // What is drawn ahead of its turn comes to rest when it is shown.
      if (!element.checkVisibility()) return true;
      const { top, bottom } = element.getBoundingClientRect();
      return top > window.innerHeight || bottom < 0;
    }),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Brings every part of a long page into sight once, so that it loads what it loads late. */
export async function settleWhole(page: Page): Promise<void> {
  await settle(page);
  const scroll = (top: number) =>
    page.evaluate((to) => {
      window.scrollTo(0, to);
      return window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1;
    }, top);
  const step = (page.viewportSize()?.height ?? 800) / 2;
  for (let top = step; await scroll(top); top += step) await settle(page);
  await settle(page);
  await scroll(0);
}
