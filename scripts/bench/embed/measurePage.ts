import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import type { Candidate } from "./candidates.ts";

/** What one visit cost. Bytes are of gzip; times in milliseconds, on a processor four times slower. */
export interface Visit {
  readonly script: number;
  readonly style: number;
  readonly requests: number;
  /** The first exercise can be answered: it is painted, and the page is free. */
  readonly ready: number;
  /** So can the last. */
  readonly all: number;
  readonly pick: number;
  readonly check: number;
}

const slowdown = 4;

/** Visits a page with an empty cache, picks an answer, and has it checked. */
export async function measurePage(
  browser: Browser,
  origin: string,
  { pick, picked, check, verdict, last }: Candidate,
): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(watchClicks);
    await page.addInitScript(watchArrivals, { ready: pick, all: last });
    const loaded = loads(page);
    await page.goto(origin, { waitUntil: "commit" });
    await page.waitForFunction("arrivals.all");
    const ready = await arrival(page, "ready");
    const all = await arrival(page, "all");
    const { script, style, requests } = await loaded();
    const adopted = gzipSync(await page.evaluate(adoptedStyles), { level: 9 }).length;
    const toPick = await timeClick(page, pick, 1, picked);
    const toCheck = await timeClick(page, check, 0, verdict);
    return { script, style: style + adopted, requests, ready, all, pick: toPick, check: toCheck };
  } finally {
    await context.close();
  }
}

/** Counts what a page loads from now on. */
function loads(page: Page) {
  const bodies: Promise<{ kind: string; bytes: number }>[] = [];
  page.on("response", (response) => {
    if (response.url().startsWith("data:")) return;
    const kind = response.request().resourceType();
    const bytes = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    bodies.push(bytes.then((size) => ({ kind, bytes: size })).catch(() => ({ kind, bytes: 0 })));
  });
  return async () => {
    const all = await Promise.all(bodies);
    const sum = (wanted: string) =>
      all.filter(({ kind }) => kind === wanted).reduce((total, { bytes }) => total + bytes, 0);
    return { script: sum("script"), style: sum("stylesheet"), requests: all.length };
  };
}

/**
 * Notes in the page when what selectors find has been painted, and the page is free again. The first
 * part of a selector may be an element with an open shadow root.
 */
function watchArrivals(selectors: Readonly<Record<string, string>>): void {
  const arrivals: Record<string, number> = {};
  Object.defineProperty(window, "arrivals", { value: arrivals });
  const isThere = (selector: string) => {
    const [host = "", ...inside] = selector.split(" ");
    const shadow = document.querySelector(host)?.shadowRoot;
    return (shadow?.querySelector(inside.join(" ")) ?? document.querySelector(selector)) !== null;
  };
  const look = () => {
    const missing = Object.keys(selectors).filter((name) => arrivals[name] === undefined);
    const found = missing.filter((name) => isThere(selectors[name] ?? ""));
    setTimeout(() => {
      for (const name of found) arrivals[name] = performance.now();
    });
    if (found.length < missing.length) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function arrival(page: Page, name: string): Promise<number> {
  return Number(await page.evaluate<unknown>(`arrivals.${name}`));
}

/** Notes in the page how long each press took to be painted; shorter than a frame is not told apart. */
function watchClicks(): void {
  const durations: number[] = [];
  const events = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === "click") durations.push(duration);
    }
  }).observe(events);
  Object.defineProperty(window, "lastClick", { get: () => durations.at(-1) ?? 8 });
}

/** Styles that came with a script: they count as styles, and with the script as well. */
function adoptedStyles(): string {
  const elements = [...document.querySelectorAll("*")];
  const roots = [document, ...elements.map(({ shadowRoot }) => shadowRoot)];
  const sheets = new Set(roots.flatMap((root) => root?.adoptedStyleSheets ?? []));
  const rules = [...sheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.map(({ cssText }) => cssText).join("");
}

/** From a real press to the frame in which what it brings is painted. */
async function timeClick(page: Page, target: string, index: number, shown: string) {
  await page.locator(target).nth(index).click();
  await page.locator(shown).first().waitFor({ state: "attached" });
  const duration = await page.evaluate<unknown>(
    "new Promise((resolve) => setTimeout(() => resolve(window.lastClick), 100))",
  );
  return Number(duration);
}
