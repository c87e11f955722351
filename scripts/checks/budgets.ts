import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../lib/root.ts";
import type { Check } from "./Check.ts";

/** The part of Vite's manifest that is used; keys are paths of sources. */
export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

const dist = join(root, "apps/learner/dist");

/** Kilobytes (1,000 bytes, gzip) of JavaScript and CSS on a first load. */
const lightScreens = new Set(["landing", "login"]);
const lightBudget = 110;
const signedInBudget = 160;

/** The first load of every screen stays within its budget. */
export const budgets: Check = {
  name: "first loads within their budgets",
  findings() {
    const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
    const screens = screensOf(manifest);
    if (screens.length === 0) return ["No screen was found in the manifest of the app."];
    return screens.flatMap((screen) => {
      const kilobytes = sum(filesOf(manifest, screen.keys)) / 1000;
      const budget = lightScreens.has(screen.name) ? lightBudget : signedInBudget;
      console.log(`    ${screen.name.padEnd(16)} ${kilobytes.toFixed(1)} of ${budget} kB`);
      return judgeBudget(screen.name, kilobytes, budget);
    });
  },
};

/** Every feature of the app that is loaded by itself, with the sources that start its load. */
export function screensOf(manifest: Manifest): { name: string; keys: string[] }[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  return Object.keys(manifest).flatMap((key) => {
    const name = /^src\/features\/([^/]+)\/[^/]+\.tsx$/u.exec(key)?.[1];
    if (name === undefined || manifest[key]?.isDynamicEntry !== true) return [];
    return [{ name, keys: [...entries, key] }];
  });
}

/** The files that a browser loads for some sources, each once: theirs and those they import. */
export function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  const files = [...seen].flatMap((key) => {
    const chunk = manifest[key];
    return chunk === undefined ? [] : [chunk.file, ...(chunk.css ?? [])];
  });
  return [...new Set(files)].filter((file) => /\.(js|css)$/u.test(file)).toSorted();
}

function sum(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + gzipSync(readFileSync(join(dist, file))).length, 0);
}

/** What is wrong with a size. */
export function judgeBudget(name: string, kilobytes: number, budget: number): string[] {
  if (kilobytes <= budget) return [];
  return [`${name} loads ${kilobytes.toFixed(1)} kB of JavaScript and CSS, and may load ${budget}`];
}
