import { clipParameters, Rating } from "ts-fsrs";
import type { FSRS, Grade } from "ts-fsrs";

import { drawer } from "../../../platform/drawer.ts";
import type { MemoryStep } from "../memory/fit/index.ts";
import { defaultParameters } from "../memory/fit/parameters.ts";
import { dayMs, defaultPlan, schedulerFor } from "../memory/scheduling.ts";

/** A step of a learner whose memory is known. */
export interface SimulatedStep extends MemoryStep {
  /** The chance of recall that it had. */
  readonly chance: number;
}

/** How far optimised parameters of people are apart, as fsrs-rs weighs them; the first four are drawn by ratio. */
const spread = [
  0, 0, 0, 0, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25, 1.03, 0, 0, 0,
  0.27,
];
/** The share of that spread: it makes knowing the truth worth what it is in practice. */
const usualShare = 0.7;

const start = Date.UTC(2026, 0, 1, 9);
const newCardsADay = 12;
const chanceOfDayOff = 1 / 8;

/** Parameters of somebody, drawn around those of people. */
export function drawParameters(seed: number, share = usualShare): number[] {
  const draw = drawer(seed);
  const drawn = defaultParameters.map((usual, index) =>
    index < 4
      ? usual * Math.exp(share * normal(draw))
      : usual + share * (spread[index] ?? 0) * normal(draw),
  );
  const lasting = drawn.slice(0, 4).toSorted((one, other) => one - other);
  return clipParameters([...lasting, ...drawn.slice(4)], 0, false);
}

/**
 * The histories of the cards of somebody who forgets by some parameters, who takes up twelve cards a day,
 * reviews them when FSRS's defaults say so, and leaves one day in eight out, until there are so many reviews.
 */
export function simulateLearner(
  truth: readonly number[],
  { seed, reviews }: { readonly seed: number; readonly reviews: number },
): SimulatedStep[][] {
  const draw = drawer(seed);
  const memory = schedulerFor(defaultPlan.desiredRetention, truth);
  const schedule = schedulerFor(defaultPlan.desiredRetention);
  const cards: SimulatedCard[] = [];
  let done = 0;
  for (let day = 0; done < reviews; day += 1) {
    if (draw() < chanceOfDayOff) continue;
    for (const card of cards) {
      if (card.dueOn > day || done >= reviews) continue;
      const days = day - card.seenOn;
      const chance = memory.forgetting_curve(days, card.memory.stability);
      see(card, { day, grade: draw() < chance ? gradeOfRecall(draw()) : Rating.Again, chance });
      done += 1;
    }
    for (let count = 0; count < newCardsADay; count += 1) {
      const grade = firstGrade(draw());
      const fresh = { memory: memory.next_state(null, 0, grade), steps: [], seenOn: day };
      const card = { ...fresh, schedule: schedule.next_state(null, 0, grade), dueOn: 0 };
      card.dueOn = day + schedule.next_interval(card.schedule.stability, 0);
      cards.push({ ...card, steps: [{ at: at(day), grade, days: 0, isTest: false, chance: 1 }] });
    }
  }
  return cards.map(({ steps }) => steps);

  function see(card: SimulatedCard, { day, grade, chance }: Seen): void {
    const days = day - card.seenOn;
    card.steps.push({ at: at(day), grade, days, isTest: true, chance });
    card.memory = memory.next_state(card.memory, days, grade);
    card.schedule = schedule.next_state(card.schedule, days, grade);
    card.seenOn = day;
    card.dueOn = day + schedule.next_interval(card.schedule.stability, 0);
  }
}

interface SimulatedCard {
  readonly steps: SimulatedStep[];
  memory: ReturnType<FSRS["next_state"]>;
  schedule: ReturnType<FSRS["next_state"]>;
  seenOn: number;
  dueOn: number;
}

interface Seen {
  readonly day: number;
  readonly grade: Grade;
  readonly chance: number;
}

function at(day: number): Date {
  return new Date(start + day * dayMs);
}

function gradeOfRecall(chance: number): Grade {
  if (chance < 0.12) return Rating.Hard;
  return chance < 0.9 ? Rating.Good : Rating.Easy;
}

function firstGrade(chance: number): Grade {
  if (chance < 0.2) return Rating.Again;
  if (chance < 0.35) return Rating.Hard;
  return chance < 0.9 ? Rating.Good : Rating.Easy;
}

/** A draw from the normal distribution, by Box and Muller. */
function normal(draw: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
}
