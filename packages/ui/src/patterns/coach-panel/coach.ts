/** What the coach thinks is best done today. */
export const coachAdviceKinds = ["reviews", "plan", "lesson", "explore", "rest"] as const;

export interface CoachAdvice {
  readonly kind: (typeof coachAdviceKinds)[number];
  /** It in a sentence. */
  readonly text: string;
  /** Where it is done; null where there is nothing to go to. */
  readonly href: string | null;
}

/** The cards that come back. */
export interface CoachDue {
  /** Of those of today, how many can be reviewed by now. */
  readonly now: number;
  readonly today: number;
  /** What those of today take. */
  readonly minutes: number;
  /** When the first comes that is not due today; null where none is planned. */
  readonly nextAt: Date | null;
  /** Where they are reviewed. */
  readonly href: string;
}

/** A lesson in which much goes well, or little, with the answers and reviews that it is read from. */
export interface CoachSkill {
  readonly id: string;
  readonly lesson: string;
  readonly capsule: string;
  readonly href: string;
  /** The language of their titles, where it is not the page’s. */
  readonly lang?: string | undefined;
  /** Right answers and remembered reviews, of all of both: from 0 to 1. */
  readonly share: number;
  readonly right: number;
  readonly answered: number;
  readonly remembered: number;
  readonly reviewed: number;
}

/** What a day of a study plan takes. */
export interface CoachDay {
  readonly day: Date;
  /** In a list of days each lesson counts once. */
  readonly lessons: number;
  /** Items that are learned. */
  readonly items: number;
  /** Cards that come back. */
  readonly reviews: number;
  readonly minutes: number;
}

/** Whether a plan gets there: it did, it will, it will not in its time, or its day is over. */
export const coachPlanStatuses = ["mastered", "on_track", "unreachable", "ended"] as const;

/** A capsule that is to be known by a day, and how that looks from today. */
export interface CoachPlan {
  readonly capsule: string;
  /** The language of its title, where it is not the page’s. */
  readonly lang?: string | undefined;
  readonly deadline: Date;
  /** The most that there are. */
  readonly minutesADay: number;
  readonly status: (typeof coachPlanStatuses)[number];
  /** Of knowing it all on that day: from 0 to 1. */
  readonly chance: number;
  /** What to do where it is out of reach. */
  readonly message: string | null;
  /** The fewest minutes a day that suffice; null where no day is long enough. */
  readonly minutesNeeded: number | null;
  readonly today: CoachDay;
  /** The first lesson of today; null where there is none. */
  readonly nextHref: string | null;
  /** Today and the days up to that one. */
  readonly days: readonly CoachDay[];
}
