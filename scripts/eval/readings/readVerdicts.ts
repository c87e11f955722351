import { readFileSync } from "node:fs";
import { join } from "node:path";

import { kindOfItem } from "../documents/kindOfItem.ts";
import type { ItemKind } from "../documents/kindOfItem.ts";

const folder = join(import.meta.dirname, "../documents/verdicts");

export type Verdict = "good" | "doubtful" | "bad";

/** What readers found in the items of one file. */
export interface Verdicts {
  /** In the order of the items. */
  readonly verdicts: readonly Verdict[];
  /** What each of them asks, in the same order. */
  readonly kinds: readonly ItemKind[];
  readonly wrongKeys: number;
}

/** Reads a file of verdicts. Throws where its head does not tell what its items do. */
export function readVerdicts(file: string): Verdicts {
  return parseVerdicts(readFileSync(join(folder, `${file}.md`), "utf8"), file);
}

/** Parses verdicts, as `1. **good**` and so on; the head sums them up: "Good 2, doubtful 0, bad 1; wrong keys 0". */
export function parseVerdicts(text: string, file: string): Verdicts {
  const verdicts = [...text.matchAll(/^(\d+)\. \*\*(good|doubtful|bad)\*\*/gmu)].map(
    ([, number, verdict], at) => {
      if (Number(number) !== at + 1) throw new Error(`${file}: item ${at + 1} is missing.`);
      return verdictOf(verdict);
    },
  );
  const head = /Good (\d+), doubtful (\d+), bad (\d+); wrong keys (\d+)/u.exec(text);
  if (head === null) throw new Error(`${file} has no head.`);
  const [, good, doubtful, bad, wrongKeys] = head;
  const told: Readonly<Record<Verdict, number>> = {
    good: Number(good),
    doubtful: Number(doubtful),
    bad: Number(bad),
  };
  for (const [verdict, count] of Object.entries(told)) {
    const counted = verdicts.filter((each) => each === verdict).length;
    if (counted !== count)
      throw new Error(`${file} says ${verdict} ${count}, and holds ${counted}.`);
  }
  const kinds = text
    .split(/\n(?=\d+\. \*\*)/u)
    .slice(1)
    .map((item) => kindOfItem(item.slice(item.indexOf("\n") + 1).trim()));
  return { verdicts, kinds, wrongKeys: Number(wrongKeys) };
}

function verdictOf(word: string | undefined): Verdict {
  return word === "good" || word === "doubtful" ? word : "bad";
}
