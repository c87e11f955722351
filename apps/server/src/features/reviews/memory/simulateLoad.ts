import type { FSRS } from "ts-fsrs";

import { drawer } from "../../../platform/drawer.ts";
import { grades, schedulerFor } from "./scheduling.ts";

/** A card as a simulation begins with it. */
export interface SimulatedCard {
  readonly stability: number;
  /** 1 to 10; 0 for what is still to be learned. */
  readonly difficulty: number;
  /** Since it was seen last. */
  readonly daysAgo: number;
}

export interface LoadAsked {
  readonly desiredRetention: number;
  readonly parameters?: readonly number[];
  readonly secondsACard: number;
}

const simulatedDays = 90;

/**
 * Minutes a day that reviewing cards takes over the next 90 days, at a desired retention: each card is
 * followed through reviews that are remembered by the chance that FSRS gives. The same chances are drawn
 * for every retention, so that these can be compared.
 */
export function simulateLoad(
  cards: readonly SimulatedCard[],
  { desiredRetention, parameters, secondsACard }: LoadAsked,
): number {
  const scheduler = schedulerFor(desiredRetention, parameters);
  let reviews = 0;
  for (const [index, card] of cards.entries()) {
    reviews += reviewsOf(card, scheduler, drawer(index + 1));
  }
  return (reviews * secondsACard) / 60 / simulatedDays;
}

function reviewsOf(card: SimulatedCard, scheduler: FSRS, draw: () => number): number {
  const isNew = card.difficulty === 0;
  let state = isNew ? scheduler.next_state(null, 0, grades.good) : card;
  let seen = isNew ? 0 : -card.daysAgo;
  let reviews = isNew ? 1 : 0;
  for (;;) {
    const elapsed = scheduler.next_interval(state.stability, 0);
    const at = Math.max(0, seen + elapsed);
    if (at >= simulatedDays) return reviews;
    const isRecalled = draw() < scheduler.forgetting_curve(at - seen, state.stability);
    state = scheduler.next_state(state, at - seen, isRecalled ? grades.good : grades.again);
    seen = at;
    reviews += 1;
  }
}
