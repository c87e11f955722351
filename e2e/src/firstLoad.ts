import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { settle } from "./settle.ts";

/** Kilobytes (1,000 bytes, gzip) of the scripts and styles that a page loads until it has settled. */
export async function firstLoad(page: Page, path: string): Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  const count = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/u.test(pathname)) sizes.set(pathname, compressed(response));
  };
  page.on("response", count);
  await page.goto(path);
  await settle(page);
  page.off("response", count);
  const all = await Promise.all(sizes.values());
  return all.reduce((sum, size) => sum + size, 0) / 1000;
}

async function compressed(response: Response): Promise<number> {
  return gzipSync(await response.body()).length;
}
