import type { Locale } from "@alambic/contract";

import { chemistry } from "./entries/chemistry.ts";
import { chess } from "./entries/chess.ts";
import { geography } from "./entries/geography.ts";
import { languageEntries } from "./entries/languages.ts";
import { mathematics } from "./entries/mathematics.ts";
import { music } from "./entries/music.ts";
import { programming } from "./entries/programming.ts";
import type { ShelfEntry } from "./ShelfEntry.ts";

/** All that stands on the shelf, in the order in which it is shown. */
export const entries: readonly ShelfEntry[] = [
  ...languageEntries,
  ...mathematics,
  ...programming,
  ...music,
  ...chess,
  ...chemistry,
  ...geography,
];

/** What stands there in one language of instruction. */
export function entriesIn(language: Locale): readonly ShelfEntry[] {
  return entries.filter(({ languages }) => languages === undefined || languages.includes(language));
}
