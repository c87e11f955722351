import type { Browser, CDPSession, Page } from "@playwright/test";
import { median } from "../median.ts";

const placements = 6;

/** How things are placed, and with what. */
export type PlacedWith = "native" | "alambic";

/**
 * Milliseconds of work (scripts, styles, layout) that placing one of so many items costs, on this
 * machine as it is: the median of a few, after a first that warms up.
 */
export async function measurePlacing(
  browser: Browser,
  origin: string,
  placedWith: PlacedWith,
  items: number,
): Promise<number> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(`${origin}/?with=${placedWith}&items=${items}`);
    await page.locator("#root button, #root select").first().waitFor();
    const costs: number[] = [];
    for (let item = 0; item <= placements; item += 1) {
      const before = await workOf(session);
      await page.evaluate(placedWith === "native" ? choose : press, item);
      await painted(page);
      costs.push((await workOf(session)) - before);
    }
    return median(costs.slice(1));
  } finally {
    await context.close();
  }
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const counted = new Set(["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"]);
  return metrics
    .filter(({ name }) => counted.has(name))
    .reduce((sum, { value }) => sum + value * 1000, 0);
}

/** Two presses: on a thing, and on a place for it. */
async function press(item: number): Promise<void> {
  document.querySelector<HTMLElement>(`button[data-item="i${item}"]`)?.click();
  await new Promise(requestAnimationFrame);
  document.querySelector<HTMLElement>(`button[data-place="g${item % 2}"]`)?.click();
}

/** One choice in the list beside a thing. */
function choose(item: number): void {
  const list = document.querySelectorAll("select")[item];
  if (list === undefined) return;
  list.selectedIndex = 1 + (item % 2);
  list.dispatchEvent(new Event("change", { bubbles: true }));
}

async function painted(page: Page): Promise<void> {
  await page.evaluate(
    "new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))",
  );
}
