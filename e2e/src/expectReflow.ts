import { expect, type Page } from "@playwright/test";

/** Expects that nothing of a screen is cut off or scrolls sideways on the narrowest screen. */
export async function expectReflow(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name}: wider than 320 px`).toBeLessThanOrEqual(0);
}
