import { writeFileSync } from "node:fs";

import { work } from "@alambic/author/work";
import { entriesIn } from "../src/features/capsules/shelf/entries.ts";
import { makeContent } from "../src/features/capsules/shelf/makeContent.ts";
import { printedFile, printEntry } from "../src/features/capsules/shelf/PrintedEntry.ts";
import type { PrintedEntry } from "../src/features/capsules/shelf/PrintedEntry.ts";

/** Prints the catalogue of the shelf: makes every capsule of it once, and writes down what it holds. */
for (const language of ["fr", "en", "nl"] as const) {
  const printed: PrintedEntry[] = [];
  for (const entry of entriesIn(language))
    printed.push(printEntry(entry, await makeContent(work, entry, language)));
  writeFileSync(printedFile(language), `${JSON.stringify(printed, null, 2)}\n`);
}
