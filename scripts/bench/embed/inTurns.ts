import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { serveFolder } from "../../../e2e/src/serveFolder.ts";
import type { Candidate } from "./candidates.ts";

/** Milliseconds in which a browser clears away a page that was closed. */
const clearedAway = 1000;

/**
 * Measures every page once a round, and gives what each round found, page by page. The first round
 * warms up what all share and is left out. Every second round goes backwards, and each visit waits
 * until the page before it is cleared away: whoever comes after a heavy page would pay for it.
 */
export async function inTurns<Cost>(
  candidates: readonly Candidate[],
  built: string,
  rounds: number,
  measure: (origin: string, candidate: Candidate) => Promise<Cost>,
): Promise<ReadonlyMap<string, readonly Cost[]>> {
  const costs = new Map<string, Cost[]>(candidates.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const candidate of round % 2 === 0 ? candidates : candidates.toReversed()) {
      const served = await serveFolder(join(built, candidate.name), {});
      const cost = await measure(served.origin, candidate);
      served.close();
      if (round > 0) costs.get(candidate.name)?.push(cost);
      await pause(clearedAway);
    }
  }
  return costs;
}
