import { numberRow, shareRow } from "../Row.ts";
import type { Row } from "../Row.ts";
import { measureLearner } from "./measureLearner.ts";
import type { LearnerMeasured } from "./measureLearner.ts";
import { writeMemoryPage } from "./writeMemoryPage.ts";

const learners = 30;
/** The seeds that shrinkage and margin were chosen with are 1,000 and on: these were not looked at before. */
const firstSeed = 7000;
const mostWorse = 1;
const leastClosed = 0.7;

/** The histories that a fit is judged by. */
export const sizes = [1100, 6000] as const;

/**
 * 30 simulated learners whose true parameters are known, at 1,100 and at 6,000 reviews: whether what is
 * kept of a fit foretells them better than the defaults do.
 */
export async function memoryRows(): Promise<readonly Row[]> {
  const measured = new Map<number, readonly LearnerMeasured[]>();
  for (const reviews of sizes) {
    const all: LearnerMeasured[] = [];
    for (let index = 0; index < learners; index += 1)
      all.push(await measureLearner(firstSeed + index, reviews));
    measured.set(reviews, all);
  }
  writeMemoryPage(measured);
  return [...measured].flatMap(([reviews, all]) => rowsOf(reviews, all));
}

/** What the learners of one size amount to. */
export function rowsOf(reviews: number, all: readonly LearnerMeasured[]): Row[] {
  const at = `memory at ${reviews} reviews`;
  const loss = (name: string, value: number): Row => ({
    name: `${at}: log loss ${name}`,
    value: value.toFixed(4),
    bar: "",
    holds: null,
  });
  const { usual, own, truth, average } = meansOf(all);
  return [
    loss("of the defaults", usual),
    loss("of what is used", own),
    loss("of the truth", truth),
    loss("of the plain average", average),
    numberRow(`${at}: learners with own parameters`, keptOf(all), null),
    numberRow(`${at}: learners worse than by the defaults`, worseOf(all), { most: mostWorse }),
    shareRow(
      `${at}: gap to the truth closed`,
      closedOf(all),
      reviews >= 6000 ? leastClosed : undefined,
    ),
  ];
}

export function worseOf(all: readonly LearnerMeasured[]): number {
  return all.filter(({ own, usual }) => own > usual).length;
}

export function keptOf(all: readonly LearnerMeasured[]): number {
  return all.filter(({ outcome }) => outcome === "kept").length;
}

/** The share of what knowing the truth would gain over the defaults that is gained. */
export function closedOf(all: readonly LearnerMeasured[]): number {
  const { usual, own, truth } = meansOf(all);
  return (usual - own) / (usual - truth);
}

export function meansOf(all: readonly LearnerMeasured[]) {
  const mean = (of: (one: LearnerMeasured) => number) =>
    all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return {
    usual: mean(({ usual }) => usual),
    own: mean(({ own }) => own),
    truth: mean(({ truth }) => truth),
    average: mean(({ average }) => average),
  };
}
