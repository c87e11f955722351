import { gzipSync } from "node:zlib";
import type { Page, Request, Response } from "@playwright/test";
import { settle } from "./settle.ts";

/** What a first visit costs. */
export interface FirstLoad {
  /** Kilobytes (1,000 bytes, gzip) of scripts and styles. */
  readonly kilobytes: number;
  /**
   * All requests: the page, scripts, styles, fonts, pictures and data; without fonts of another script,
   * which come with a capsule that is written in it.
   */
  readonly requests: number;
}

const foreignFont = /\/noto-sans-jp-[^/]*\.woff2$/u;

/**
 * Holds what the app puts off until it has come to rest (3 s, `shared/screen/later.ts`) until `comeToRest` is called: on a slow
 * machine it would be counted with what the screen itself waits for.
 */
const holdRest = `(() => {
  if ("comeToRest" in window) return;
  const held = [];
  const wait = window.setTimeout;
  window.setTimeout = (run, ms = 0, ...rest) => {
    if (ms !== 3000) return wait(run, ms, ...rest);
    held.push(() => run(...rest));
    return 0;
  };
  window.comeToRest = () => {
    window.setTimeout = wait;
    for (const run of held.splice(0)) run();
  };
})()`;

/** Measures what a page loads until it has settled; what comes after that is then there too. */
export async function firstLoad(page: Page, path: string): Promise<FirstLoad> {
  const sizes = new Map<string, Promise<number>>();
  const requests: Request[] = [];
  const ask = (request: Request) => {
    const url = request.url();
    if (!url.startsWith("data:") && !foreignFont.test(url)) requests.push(request);
  };
  const count = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/u.test(pathname)) sizes.set(pathname, compressed(response));
  };
  // What the page before is still fetching is no part of this one, and its bodies are gone once it is left.
  await page.goto("about:blank");
  page.on("request", ask);
  page.on("response", count);
  await page.addInitScript(holdRest);
  await page.goto(path);
  await settle(page);
  page.off("request", ask);
  page.off("response", count);
  await page.evaluate("comeToRest()");
  await settle(page);
  const all = await Promise.all(sizes.values());
  const kilobytes = all.reduce((sum, size) => sum + size, 0) / 1000;
  return { kilobytes, requests: requests.length };
}

async function compressed(response: Response): Promise<number> {
  return gzipSync(await response.body()).length;
}
