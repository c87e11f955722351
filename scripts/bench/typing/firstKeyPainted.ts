import type { Page } from "@playwright/test";

/** Milliseconds after which a page that nobody touches does nothing more. */
const atRest = 500;
/** After so many milliseconds without a word the key was painted in fewer than are told. */
const longest = 5000;
/** The browser tells nothing of what takes fewer milliseconds. */
const least = 16;

/**
 * Presses a key where the focus is, and says how many milliseconds the browser counts from the press until
 * the frame that answers it is shown (Event Timing, in steps of 8).
 */
export async function firstKeyPainted(page: Page, slower: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.waitForTimeout(atRest);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const painted = page.evaluate(
    ([most, threshold]) =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const key = list.getEntries().find(({ name }) => name === "keydown");
          if (key !== undefined) resolve(key.duration);
        });
        // The types do not know of the threshold.
        const options = { type: "event", durationThreshold: threshold, buffered: true };
        observer.observe(options);
        setTimeout(() => resolve(threshold), most);
      }),
    [longest, least] as const,
  );
  await page.keyboard.press("k");
  return painted;
}
