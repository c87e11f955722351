import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { serveFolder } from "../../../e2e/src/serveFolder.ts";
import { median } from "../median.ts";
import { measurePlacing } from "./measurePlacing.ts";
import type { PlacedWith } from "./measurePlacing.ts";

const visits = 5;

/** A frame of a screen with 120 of them a second, for one of twelve things. */
const mostMilliseconds = 8;

/** Two presses, what they say and where the focus goes, beside one choice in a native list. */
const mostTimesNative = 7;
const mostTimesTwelve = 2;

/**
 * What it costs to place one of twelve things, and one of a hundred, beside choosing in a native list
 * in the same page. Prints it; gives the promises that are broken.
 */
export async function benchPlacing(browser: Browser, folder: string): Promise<string[]> {
  const served = await serveFolder(join(folder, "dist/placing"), {});
  const costs = new Map<string, number[]>();
  const cost = (placedWith: PlacedWith, items: number) =>
    median(costs.get(`${placedWith} ${items}`) ?? []);
  for (let visit = 0; visit < visits; visit += 1) {
    for (const items of [12, 100]) {
      for (const placedWith of ["native", "alambic"] as const) {
        const one = await measurePlacing(browser, served.origin, placedWith, items);
        const name = `${placedWith} ${items}`;
        costs.set(name, [...(costs.get(name) ?? []), one]);
      }
    }
  }
  served.close();
  console.log("\nplacing one of    native ms   ours ms (× native)");
  for (const items of [12, 100]) {
    const [native, own] = [cost("native", items), cost("alambic", items)];
    const times = `${own.toFixed(1)} (${(own / native).toFixed(1)})`;
    console.log(
      `${`${items}`.padStart(14)} ${native.toFixed(1).padStart(12)} ${times.padStart(20)}`,
    );
  }
  const promises: [string, number, number][] = [
    ["milliseconds with 12", cost("alambic", 12), mostMilliseconds],
    ["times the native list with 12", cost("alambic", 12) / cost("native", 12), mostTimesNative],
    ["times the native list with 100", cost("alambic", 100) / cost("native", 100), mostTimesNative],
    [
      "times as much with 100 as with 12",
      cost("alambic", 100) / cost("alambic", 12),
      mostTimesTwelve,
    ],
  ];
  return promises
    .filter(([, value, limit]) => value > limit)
    .map(([what, value, limit]) => `placing costs ${value.toFixed(1)} ${what}, promised ${limit}`);
}
