import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../lib/root.ts";
import { trackedFiles } from "../lib/trackedFiles.ts";
import type { Check } from "./Check.ts";

/** The files that each file imports, types counted. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const source = /\.tsx?$/u;
const notJudged = /(?:^|\/)(?:generated|dist)\/|\.d\.ts$|\.(?:test|stories)\.tsx?$/u;

const imported = /\b(?:from|import)\s*\(?\s*"(?<path>\.{1,2}\/[^"]+)"/gu;

/** No files import each other in a circle, types counted: each can be read after what it needs. */
export const circles: Check = {
  name: "no circle among files",
  async findings() {
    const files = (await trackedFiles()).filter((path) => isJudged(path));
    const known = new Set(files);
    const imports = new Map(
      files.map((path) => [path, importsOf(path, readFileSync(join(root, path), "utf8"), known)]),
    );
    return circlesOf(imports).map(
      (circle) => `${circle.length} files import each other in a circle: ${circle.join(", ")}`,
    );
  },
};

function isJudged(path: string): boolean {
  return source.test(path) && !notJudged.test(path);
}

/** The known files that the text of a file imports. */
export function importsOf(path: string, text: string, known: ReadonlySet<string>): string[] {
  const found = [...text.matchAll(imported)].map(({ groups }) =>
    join(dirname(path), groups?.["path"] ?? ""),
  );
  return [...new Set(found)].filter((file) => known.has(file));
}

/** The sets of files of which each leads to all others, the largest first. */
export function circlesOf(imports: Imports): string[][] {
  const order = visitOrder(imports);
  const importers = turnedAround(imports);
  const seen = new Set<string>();
  const circles: string[][] = [];
  for (const file of order.toReversed()) {
    const circle = reach(file, importers, seen);
    if (circle.length > 1 || imports.get(file)?.includes(file)) circles.push(circle.toSorted());
  }
  return circles.toSorted((one, other) => other.length - one.length);
}

/** Every file after all that it leads to, but for what leads back. */
function visitOrder(imports: Imports): string[] {
  const order: string[] = [];
  const seen = new Set<string>();
  for (const start of imports.keys()) {
    const waiting = [{ file: start, done: false }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next.done) {
        order.push(next.file);
        continue;
      }
      if (seen.has(next.file)) continue;
      seen.add(next.file);
      waiting.push({ file: next.file, done: true });
      for (const file of imports.get(next.file) ?? []) waiting.push({ file, done: false });
    }
  }
  return order;
}

function turnedAround(imports: Imports): Imports {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  return importers;
}

/** What a file leads to and was not seen before. */
function reach(start: string, edges: Imports, seen: Set<string>): string[] {
  const found: string[] = [];
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    found.push(file);
    waiting.push(...(edges.get(file) ?? []));
  }
  return found;
}
