import type { Locale } from "@alambic/contract";
import { readFileSync } from "node:fs";

import type { ShelfContent } from "./ShelfContent.ts";
import type { ShelfEntry } from "./ShelfEntry.ts";
import { versionOf } from "./makeContent.ts";

/** What the catalogue says of a capsule of the shelf before it is made. */
export interface PrintedEntry {
  readonly key: string;
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly level_count: number;
  readonly lesson_count: number;
  readonly atom_count: number;
  readonly xp_total: number;
}

export function printEntry({ key }: ShelfEntry, content: ShelfContent): PrintedEntry {
  const lessons = content.granules.flatMap(({ molecules }) => molecules);
  const items = lessons.flatMap(({ atoms }) => atoms);
  return {
    key,
    version: versionOf(content),
    title: content.title,
    description: content.description,
    level_count: content.granules.length,
    lesson_count: lessons.length,
    atom_count: items.length,
    xp_total: items.reduce((sum, { reward_xp }) => sum + reward_xp, 0),
  };
}

/** Where the catalogue of the shelf is printed, by language; `pnpm --filter @alambic/server print-shelf` writes it. */
export function printedFile(language: Locale): URL {
  return new URL(`printed/${language}.json`, import.meta.url);
}

export function readPrinted(language: Locale): readonly PrintedEntry[] {
  const printed: readonly PrintedEntry[] = JSON.parse(readFileSync(printedFile(language), "utf8"));
  return printed;
}
