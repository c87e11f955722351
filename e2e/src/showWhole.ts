import type { Page } from "@playwright/test";

/** Makes the window as high as the page: what a bar at the foot of a phone hides is else found too small. */
export async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize() ?? { width: 390 };
  await page.setViewportSize({ width, height });
}
