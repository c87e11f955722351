/** What waits, and what a learner gives to it. */
export interface CatchUp {
  /** Cards that wait today. */
  readonly waiting: number;
  /** Cards that come on each of the next days, beside those. */
  readonly aDay: number;
  readonly secondsACard: number;
  readonly minutesADay: number;
}

/** Cards that fit into so many minutes. */
export function cardsIn(minutes: number, secondsACard: number): number {
  return Math.floor((minutes * 60) / secondsACard);
}

/** So many of the cards that are reviewed come back on the next day. */
const forgotten = 0.1;
/** Longer is no plan. */
const mostDays = 365;

/**
 * After how many days nothing is left over from before, if so many minutes are given to it each day; null
 * where that never comes.
 */
export function daysToCatchUp({
  waiting,
  aDay,
  secondsACard,
  minutesADay,
}: CatchUp): number | null {
  const most = cardsIn(minutesADay, secondsACard);
  let left = waiting;
  for (let day = 1; day <= mostDays; day += 1) {
    const reviewed = Math.min(left, most);
    left -= reviewed;
    if (left < 1) return day;
    left += aDay + reviewed * forgotten;
  }
  return null;
}

/** What waits, by how it came to wait. */
export interface Waiting {
  readonly overdue: number;
  readonly due: number;
  readonly new: number;
}

export interface DayLimits {
  readonly newPerDay: number;
  /** Null where all that waits is for today. */
  readonly minutesADay: number | null;
  readonly secondsACard: number;
}

/** What was done today already. */
export interface DoneToday {
  readonly reviewed: number;
  /** Of those, cards that had never been reviewed. */
  readonly introduced: number;
}

export interface Today {
  /** Cards for today that were reviewed before, and new ones. */
  readonly known: number;
  readonly new: number;
  /** Cards that wait for another day. */
  readonly later: number;
}

/** How many of the cards that wait are for today: those that were reviewed before come first. */
export function cardsForToday(waiting: Waiting, limits: DayLimits, done: DoneToday): Today {
  const { newPerDay, minutesADay, secondsACard } = limits;
  const room =
    minutesADay === null
      ? Infinity
      : Math.max(0, cardsIn(minutesADay, secondsACard) - done.reviewed);
  const all = waiting.overdue + waiting.due;
  const known = Math.min(all, room);
  const fresh = Math.min(waiting.new, room - known, Math.max(0, newPerDay - done.introduced));
  return { known, new: fresh, later: all + waiting.new - known - fresh };
}
