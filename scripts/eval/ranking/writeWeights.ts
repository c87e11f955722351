import { writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Weights } from "./fitRanker.ts";

const file = join(import.meta.dirname, "../../../packages/author/src/document/worth/weights.ts");

/** Writes what a ranker learned to where the author reads it. */
export function writeWeights(weights: Weights, leastWorth: number): void {
  writeFileSync(file, weightsAsCode(weights, leastWorth));
}

/** The weights that judge a question, an entry a line; those of mild readers are left out. */
export function weightsAsCode(weights: Weights, leastWorth: number): string {
  const entries = Object.entries(weights)
    .filter(([name]) => !name.startsWith("mild"))
    .map(([name, weight]) => `  [${JSON.stringify(name)}, ${Number(weight.toFixed(3))}],`);
  return [
    "// Written by `scripts/eval/ranking/fit.ts` from the verdicts in scripts/eval/documents/verdicts.",
    "",
    "/** What each trait of a question adds to its worth. */",
    "export const weights: ReadonlyMap<string, number> = new Map([",
    ...entries,
    "]);",
    "",
    "/** From this worth on a question is asked. */",
    `export const leastWorth = ${leastWorth};`,
    "",
  ].join("\n");
}
