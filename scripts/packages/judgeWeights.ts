import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { weighChoiceAlone, weighEntries } from "./weighEntries.ts";
import type { Weight } from "./weighScript.ts";

/** Kilobytes (1,000 bytes, gzip) of each entry, as they were when the table was last written. */
type Table = Readonly<Record<string, Weight>>;

const file = join(root, "scripts/packages/weights.json");

/** What an entry may change by: a share of it, and kilobytes for the smallest. */
const tolerance = { share: 0.02, kilobytes: 0.1 } as const;

/** Kilobytes that a page may run that plays a choice alone, React with it. */
const choiceAlone = 87;

/** Entries whose weight is another than the table says, and a choice alone that is too heavy. */
export async function judgeWeights(): Promise<string[]> {
  const table: Table = JSON.parse(readFileSync(file, "utf8"));
  const found = compare(table, await weigh());
  const { script } = await weighChoiceAlone();
  const kilobytes = rounded(script);
  console.log(`    a choice alone, React with it: ${kilobytes} of ${choiceAlone} kB`);
  return kilobytes <= choiceAlone
    ? found
    : [...found, `A choice alone weighs ${kilobytes} kB, and may ${choiceAlone}.`];
}

/** Writes the table anew: what changed in it is read in review. */
export async function writeWeights(): Promise<void> {
  const lines = Object.entries(await weigh()).map(
    ([name, { script, styles }]) =>
      `  ${JSON.stringify(name)}: { "script": ${script}, "styles": ${styles} }`,
  );
  writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
}

/** What differs between two tables by more than the tolerance, and what stands in one only. */
export function compare(table: Table, weighed: Table): string[] {
  const names = new Set([...Object.keys(table), ...Object.keys(weighed)]);
  const found = [...names].flatMap((name) => {
    const before = table[name];
    const now = weighed[name];
    if (before === undefined) return [`${name} is not in the table of weights.`];
    if (now === undefined) return [`${name} is in the table of weights, and no entry.`];
    return (["script", "styles"] as const).flatMap((part) =>
      Math.abs(now[part] - before[part]) <= tolerance.kilobytes + before[part] * tolerance.share
        ? []
        : [`${name} weighs ${now[part]} kB of ${part}, and weighed ${before[part]}.`],
    );
  });
  return found.length === 0
    ? []
    : [...found, "Where this is meant, write the table anew: `pnpm packages --weights`."];
}

async function weigh(): Promise<Table> {
  const weights = [...(await weighEntries())].map(([name, { script, styles }]) => {
    return [name, { script: rounded(script), styles: rounded(styles) }] as const;
  });
  return Object.fromEntries(weights);
}

function rounded(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
