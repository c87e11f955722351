import { canFit } from "../../../apps/server/src/features/reviews/testing/canFit.ts";
import { numberRow, shareRow, skippedRow } from "../Row.ts";
import type { Row } from "../Row.ts";
import { measureLearner } from "./measureLearner.ts";
import type { LearnerMeasured } from "./measureLearner.ts";
import { closedOf, keptOf, meansOf, worseOf } from "./memoryFigures.ts";

const learners = 30;
/** What is fixed of a fit was chosen with the seeds from 1,000 on: these were not looked at for it. */
const firstSeed = 7000;
const mostWorse = 1;

/** The sizes of history that a fit is judged at, and how much of the gap to the truth it has to close there. */
const sizes = [
  { reviews: 1100, leastClosed: undefined },
  { reviews: 6000, leastClosed: 0.7 },
] as const;

/**
 * 30 simulated learners whose true parameters are known, at 1,100 and at 6,000 reviews: whether what is
 * kept of a fit foretells them better than the defaults and the plain average do.
 */
export async function memoryRows(): Promise<readonly Row[]> {
  if (!canFit) return [skippedRow("memory", "no FSRS optimiser for this platform")];
  const rows: Row[] = [];
  for (const { reviews, leastClosed } of sizes) {
    const all = await measureLearners(firstSeed, learners, reviews);
    const at = `memory at ${reviews} reviews`;
    for (const one of all) rows.push({ ...lossRow(`${at}, learner ${one.seed}`, one) });
    rows.push(
      lossRow(`${at}, all`, meansOf(all)),
      numberRow(`${at}: learners with own parameters`, keptOf(all), null),
      numberRow(`${at}: learners worse than by the defaults`, worseOf(all), { most: mostWorse }),
      shareRow(`${at}: gap to the truth closed`, closedOf(all), leastClosed),
    );
  }
  return rows;
}

/** So many learners of one size, one seed after the other. */
export async function measureLearners(
  firstOne: number,
  count: number,
  reviews: number,
): Promise<readonly LearnerMeasured[]> {
  const all: LearnerMeasured[] = [];
  for (let index = 0; index < count; index += 1)
    all.push(await measureLearner(firstOne + index, reviews));
  return all;
}

function lossRow(name: string, losses: ReturnType<typeof meansOf>): Row {
  const { usual, own, truth, average } = losses;
  const value = [usual, own, truth, average].map((loss) => loss.toFixed(4)).join(" / ");
  return { name: `${name}: defaults / used / truth / average`, value, bar: "", holds: null };
}
