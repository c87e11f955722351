/** A quest takes this share of a usual day, so that there is time left to go on. */
const shareOfDay = 0.5;
const leastMinutes = 3;
const mostMinutes = 10;
/** For who has not learned long enough to tell. */
const firstMinutes = 5;

const leastSeconds = 15;
const mostSeconds = 60;
const firstSeconds = 40;

const leastExercises = 3;
const mostExercises = 12;

/** What is known of the pace of a learner. */
export interface Pace {
  /** Milliseconds of study on each of the days on which there was any. */
  readonly studyMs: readonly number[];
  /** Milliseconds that answers took. */
  readonly answerMs: readonly number[];
}

export interface QuestSize {
  /** Most exercises. */
  readonly exercises: number;
  readonly secondsAnExercise: number;
}

/** How much a quest asks of a learner: a share of what they usually do, within bounds. */
export function questSize({ studyMs, answerMs }: Pace): QuestSize {
  const usual = median(studyMs);
  const minutes =
    usual === null
      ? firstMinutes
      : bounded((usual / 60_000) * shareOfDay, leastMinutes, mostMinutes);
  const pace = median(answerMs);
  const secondsAnExercise =
    pace === null ? firstSeconds : Math.round(bounded(pace / 1000, leastSeconds, mostSeconds));
  const exercises = Math.round((minutes * 60) / secondsAnExercise);
  return { exercises: bounded(exercises, leastExercises, mostExercises), secondsAnExercise };
}

/** How long so many exercises take, whole minutes. */
export function questMinutes(exercises: number, secondsAnExercise: number): number {
  return Math.max(1, Math.round((exercises * secondsAnExercise) / 60));
}

function bounded(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The middle value, the lower of two; null of none. */
function median(values: readonly number[]): number | null {
  const sorted = values.filter((value) => value > 0).toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
