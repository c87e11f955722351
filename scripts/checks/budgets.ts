import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundleId, bundleOf } from "../../apps/learner/build/bundles.ts";
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
const lightBudget = 111;
const signedInBudget = 161.5;
/** Screens that are reached from others, with most of what they need already there. */
const innerScreens = new Set([
  "badges",
  "stats",
  "quests",
  "profile",
  "premium",
  "reviews",
  "admin",
  "journal",
  "notebook",
  "toolbox",
  "support",
  "payment",
]);
const innerBudget = 167.5;
/** Files of JavaScript and CSS: of the twenty requests of a first visit, seven are page, fonts and data. */
const filesBudget = 13;
const innerFilesBudget = 17;

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
      const loads = languagesOf(manifest).map((language) => {
        const loaded = filesOf(manifest, keysOfScreen(manifest, screen, base, language));
        return [...new Set([...filesOfPage(page), ...loaded])];
      });
      const kilobytes = Math.max(...loads.map(sum)) / 1000;
      const files = Math.max(...loads.map(({ length }) => length));
      const { budget, mostFiles } = limitsOf(screen.name);
      console.log(
        `    ${screen.name.padEnd(12)} ${kilobytes.toFixed(1)} of ${budget} kB, ${files} of ${mostFiles} files`,
      );
      return [
        ...judgeBudget(screen.name, kilobytes, budget),
        ...judgeFiles(screen.name, files, mostFiles),
      ];
    });
  },
};

function limitsOf(name: string): { readonly budget: number; readonly mostFiles: number } {
  if (lightScreens.has(name)) return { budget: lightBudget, mostFiles: filesBudget };
  if (innerScreens.has(name)) return { budget: innerBudget, mostFiles: innerFilesBudget };
  return { budget: signedInBudget, mostFiles: filesBudget };
}

function source(path: string): string {
  return readFileSync(join(learner, "src", path), "utf8");
}

/** Texts on demand, by themselves or with others. */
const texts = /\/i18n\/generated\/(?<alone>\w+)\/\w+\.ts$|-texts-(?<together>\w+)$/u;

function languagesOf(manifest: Manifest): string[] {
  const found = keysOnDemand(manifest, texts).map((key) => {
    const { alone, together = "" } = texts.exec(key)?.groups ?? {};
    return alone ?? together;
  });
  return [...new Set(found)];
}

/** What belongs to members, what comes once a screen has stood for a while, and what is read without a network. */
const afterwards = /^src\/(?:shell\/(?:member|extras)|shared\/offline)\//u;

/** The sources that start a load on a screen: the screen, what the app adds, the texts. */
export function keysOfScreen(
  manifest: Manifest,
  screen: Screen,
  base: readonly string[],
  language: string,
): string[] {
  const keyOf = (source: string) => keyOfSource(manifest, source);
  const wanted = [...new Set([...base, ...screen.namespaces])].map((namespace) =>
    keyOf(`packages/i18n/generated/${language}/${namespace}.ts`),
  );
  const added = keysOnDemand(manifest, /^src\/(?:shell|shared)\//u).filter(
    (key) => !afterwards.test(key),
  );
  const around = lightScreens.has(screen.name)
    ? []
    : [keyOf("apps/learner/src/shell/member/MemberRoot.tsx")];
  return [...new Set([keyOf(`apps/learner/${screen.source}`), ...added, ...around, ...wanted])];
}

/** What the manifest calls a source of the repository, or the bundle that it is loaded with. */
function keyOfSource(manifest: Manifest, source: string): string {
  const bundle = bundleOf(source);
  if (bundle !== null && bundleId(bundle) in manifest) return bundleId(bundle);
  return source.startsWith("apps/learner/")
    ? source.slice("apps/learner/".length)
    : `../../${source}`;
}

/** The scripts and styles that the page itself names. */
export function filesOfPage(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/gu)].map(([, file = ""]) => file);
}

function sum(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + gzipSync(readFileSync(join(dist, file))).length, 0);
}

/** What is wrong with a number of files. */
export function judgeFiles(name: string, files: number, budget: number): string[] {
  if (files <= budget) return [];
  return [`${name} loads ${files} files of JavaScript and CSS, and may load ${budget}`];
}

/** What is wrong with a size. */
export function judgeBudget(name: string, kilobytes: number, budget: number): string[] {
  if (kilobytes <= budget) return [];
  return [`${name} loads ${kilobytes.toFixed(1)} kB of JavaScript and CSS, and may load ${budget}`];
}
