import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { Browser } from "@playwright/test";
import { chromiumLaunchOptions } from "../../lib/chromiumLaunchOptions.ts";
import { packPackages } from "../../packages/packPackages.ts";
import { median } from "../median.ts";
import { benchPlacing } from "./benchPlacing.ts";
import { buildPage } from "./buildPages.ts";
import { candidates } from "./candidates.ts";
import { inTurns } from "./inTurns.ts";
import { measurePage } from "./measurePage.ts";
import type { Visit } from "./measurePage.ts";
import { measurePresses } from "./measurePresses.ts";
import type { Presses } from "./measurePresses.ts";

/**
 * What it costs a page of others to ask three exercises: with ours, with what a team would write by
 * hand on native inputs or on react-aria, and with Perseus and SurveyJS. All in turns, in one run: times by
 * themselves say little, their ratios do.
 */
export async function embedBench(rounds: number): Promise<boolean> {
  const tarballs = await packPackages();
  if (typeof tarballs === "string") throw new Error(tarballs);
  const folder = await mkdtemp(join(tmpdir(), "alambic-embed-"));
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    for (const { name } of [...candidates, { name: "placing" }])
      await buildPage(name, folder, tarballs);
    const visits = await inTurns(candidates, join(folder, "dist"), rounds, (origin, candidate) =>
      measurePage(browser, origin, candidate),
    );
    const broken = [
      ...report(visits),
      ...(await benchPresses(browser, folder, rounds)),
      ...(await benchPlacing(browser, folder)),
    ];
    for (const promise of broken) console.log(`✗ ${promise}`);
    return broken.length === 0;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Pages whose presses are compared. */
const pressed = ["native", "alambic-react", "alambic-elements"];

/** What presses cost the main thread, beside the page by hand; gives the promises that are broken. */
async function benchPresses(browser: Browser, folder: string, rounds: number): Promise<string[]> {
  const costs = await inTurns(
    candidates.filter(({ name }) => pressed.includes(name)),
    join(folder, "dist"),
    rounds,
    (origin, candidate) => measurePresses(browser, origin, candidate),
  );
  const of = (name: string, what: keyof Presses) =>
    median((costs.get(name) ?? []).map((cost) => cost[what]));
  console.log(
    "main thread, ms of processor    pick (× native)   check (× native)   with what follows",
  );
  return pressed.flatMap((name) => {
    const told = (["pick", "check"] as const).map((what) => {
      const own = of(name, what);
      return { what, own, times: own / of("native", what) };
    });
    const cells = told.map(({ own, times }) => `${own.toFixed(1)} (${times.toFixed(2)})`);
    cells.push(of(name, "checkAndAfter").toFixed(1));
    console.log([name.padEnd(26), ...cells.map((cell) => cell.padStart(20))].join(""));
    return told
      .filter(({ times }) => times > 1.2)
      .map(({ what, times }) => `${name}: ${times.toFixed(2)} times the native page to ${what}`);
  });
}

type Figures = Readonly<Record<keyof Visit, number>>;

function medians(visits: readonly Visit[]): Figures {
  const of = (what: keyof Visit) => median(visits.map((visit) => visit[what]));
  return {
    script: of("script") / 1000,
    style: of("style") / 1000,
    requests: of("requests"),
    ready: of("ready"),
    all: of("all"),
    pick: of("pick"),
    check: of("check"),
  };
}

/** Prints the figures, and gives the promises that are broken. */
function report(visits: ReadonlyMap<string, readonly Visit[]>): string[] {
  const figures = new Map([...visits].map(([name, list]) => [name, medians(list)]));
  const floor = figures.get("react-aria");
  if (floor === undefined) throw new Error("There is no floor.");
  console.log(
    "page               JS kB  CSS kB  requests  ready ms (× react-aria)  all ready  pick  check ms",
  );
  for (const [name, { script, style, requests, ready, all, pick, check }] of figures) {
    console.log(
      [
        name.padEnd(17),
        script.toFixed(1).padStart(6),
        style.toFixed(1).padStart(7),
        requests.toFixed(0).padStart(9),
        `${ready.toFixed(0)} (${(ready / floor.ready).toFixed(2)})`.padStart(24),
        all.toFixed(0).padStart(10),
        pick.toFixed(0).padStart(5),
        check.toFixed(0).padStart(9),
      ].join(" "),
    );
  }
  return [
    ...judge("alambic-react", figures.get("alambic-react"), floor, {
      script: floor.script,
      ready: 0.8,
    }),
    ...judge("alambic-elements", figures.get("alambic-elements"), floor, {
      script: 70,
      ready: 0.6,
    }),
  ];
}

/** The promises that a page breaks. */
function judge(
  name: string,
  own: Figures | undefined,
  floor: Figures,
  most: { readonly script: number; readonly ready: number },
): string[] {
  if (own === undefined) return [`${name} was not measured`];
  const promises: [string, number, number][] = [
    ["kB of scripts", own.script, most.script],
    ["kB of styles", own.style, 8],
    ["requests", own.requests, 3],
    ["times the floor until ready", own.ready / floor.ready, most.ready],
  ];
  return promises
    .filter(([, value, limit]) => value > limit)
    .map(
      ([what, value, limit]) =>
        `${name}: ${value.toFixed(2)} ${what}, promised ${limit.toFixed(2)}`,
    );
}
