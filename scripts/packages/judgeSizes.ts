import { gzipSync } from "node:zlib";
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../lib/root.ts";
import { measureSizes } from "./measureSizes.ts";
import type { Tarball } from "./packPackages.ts";

/** The kind that is measured with all that plays it. */
const first = "quiz";

/**
 * Kilobytes (1,000 bytes, gzip) that nothing may go beyond without being noticed. Kinds that place
 * things share the board, about 2 of them, and count it here in full.
 */
const limits: Readonly<Record<string, number>> = {
  quiz: 11.6,
  "true-false": 0.3,
  flashcards: 1.5,
  lesson: 2.6,
  matching: 2.9,
  ordering: 2.85,
  categorization: 2.85,
  "image-labelling": 3.35,
  "fill-in-blank": 2.3,
  "short-answer": 1.8,
  numeric: 2.4,
  "free-answer": 2.6,
  dialogue: 2.85,
  vocabulary: 2.95,
  character: 2.1,
  code: 2.8,
};

/** What comes with the first answer that is typed: it reads words and numbers of three languages. */
const onUse: Readonly<Record<string, number>> = {
  "@alambic/domain/exercises/short-answer/marking": 25,
};

/** The custom elements: what a page loads before it asks for a rarer kind, and the styles in it. */
const elementsLimits = { "alambic-exercise.js": 41.6, "alambic-exercise.css": 0.3 } as const;

const exportedKinds = join(root, "packages/ui/src/exports/exercises");

/** What weighs more than it may, and kinds that nobody has set a limit for; prints what each weighs. */
export async function judgeSizes(tarballs: readonly Tarball[]): Promise<string[]> {
  const kindsOfKit = readdirSync(exportedKinds).map((file) => basename(file, ".ts"));
  const unlimited = kindsOfKit.filter((kind) => limits[kind] === undefined);
  if (unlimited.length > 0) return [`No limit of weight is set for ${unlimited.join(", ")}`];
  const others = kindsOfKit.filter((kind) => kind !== first);
  const sizes = await measureSizes(tarballs, { first, others, onUse: Object.keys(onUse) });
  const all = { ...limits, ...onUse };
  const kinds = [...sizes].map(([name, bytes]) => judge(name, bytes, all[name] ?? 0));
  const elements = Object.entries(elementsLimits).map(([file, limit]) => {
    const path = join(root, "packages/ui/dist/elements", file);
    return judge(file, gzipSync(readFileSync(path), { level: 9 }).length, limit);
  });
  return [...kinds, ...elements].flatMap((finding) => finding ?? []);
}

function judge(name: string, bytes: number, limit: number): string | null {
  const kilobytes = bytes / 1000;
  console.log(`    ${name.padEnd(22)} ${kilobytes.toFixed(1)} of ${limit} kB`);
  return kilobytes <= limit ? null : `${name} weighs ${kilobytes.toFixed(1)} kB, and may ${limit}`;
}
