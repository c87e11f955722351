import type { Page } from "@playwright/test";

declare global {
  interface Window {
    shifted?: number;
  }
}

/** A shift as the browser reports it; the type is not in the DOM library yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Adds up what moves on the page without the learner's doing, from the next navigation on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => "hadRecentInput" in entry;
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (isShift(entry) && !entry.hadRecentInput) {
          window.shifted = (window.shifted ?? 0) + entry.value;
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.shifted ?? 0);
}
