import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../lib/root.ts";
import type { Check } from "./Check.ts";
import { filesOf, keysOnDemand } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import { readBaseNamespaces, readScreens } from "./screens.ts";
import type { Screen } from "./screens.ts";

const learner = join(root, "apps/learner");
const dist = join(learner, "dist");

/** Kilobytes (1,000 bytes, gzip) of JavaScript and CSS on a first load. */
const lightScreens = new Set(["landing", "login"]);
const lightBudget = 110;
const signedInBudget = 160;

/** The first load of every screen, in its heaviest language, stays within its budget. */
export const budgets: Check = {
  name: "first loads within their budgets",
  findings() {
    const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
    const page = readFileSync(join(dist, "index.html"), "utf8");
    const base = readBaseNamespaces(source("shell/locale/base-namespaces.ts"));
    const screens = readScreens(source("shell/routing/routes.ts"));
    if (screens.length === 0) return ["No screen was found in the routes of the app."];
    return screens.flatMap((screen) => {
      const bytes = languagesOf(manifest).map((language) => {
        const loaded = filesOf(manifest, keysOfScreen(manifest, screen, base, language));
        return sum([...new Set([...filesOfPage(page), ...loaded])]);
      });
      const kilobytes = Math.max(...bytes) / 1000;
      const budget = lightScreens.has(screen.name) ? lightBudget : signedInBudget;
      console.log(`    ${screen.name.padEnd(12)} ${kilobytes.toFixed(1)} of ${budget} kB`);
      return judgeBudget(screen.name, kilobytes, budget);
    });
  },
};

function source(path: string): string {
  return readFileSync(join(learner, "src", path), "utf8");
}

/** Texts that are loaded by themselves, by language. */
const texts = /\/i18n\/generated\/(\w+)\/(\w+)\.ts$/u;

function languagesOf(manifest: Manifest): string[] {
  const found = keysOnDemand(manifest, texts).map((key) => texts.exec(key)?.[1] ?? "");
  return [...new Set(found)];
}

/** The sources that start a load on a screen: the screen, what the app adds, the texts. */
export function keysOfScreen(
  manifest: Manifest,
  screen: Screen,
  base: readonly string[],
  language: string,
): string[] {
  const namespaces = new Set([...base, ...screen.namespaces]);
  const wanted = keysOnDemand(manifest, texts).filter((key) => {
    const [, textLanguage, namespace = ""] = texts.exec(key) ?? [];
    return textLanguage === language && namespaces.has(namespace);
  });
  const added = keysOnDemand(manifest, /^src\/(?:shell|shared)\//u).filter(
    (key) => !lightScreens.has(screen.name) || !key.startsWith("src/shell/member/"),
  );
  return [screen.source, ...added, ...wanted];
}

/** The scripts and styles that the page itself names. */
export function filesOfPage(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/gu)].map(([, file = ""]) => file);
}

function sum(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + gzipSync(readFileSync(join(dist, file))).length, 0);
}

/** What is wrong with a size. */
export function judgeBudget(name: string, kilobytes: number, budget: number): string[] {
  if (kilobytes <= budget) return [];
  return [`${name} loads ${kilobytes.toFixed(1)} kB of JavaScript and CSS, and may load ${budget}`];
}
