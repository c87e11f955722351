import { localDay } from "./localDay.ts";

/** An instant, and where its learner was. */
export interface Moment {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly zone: string;
}

/** A day of the learner's own calendar with study in it. */
export interface StudyDay {
  readonly day: string;
  readonly first: Moment;
  readonly last: Moment;
}

/** The days of study that events fall on, in the zone in which each happened; in whatever order they come. */
export function studyDaysOf(events: Iterable<Moment>): StudyDay[] {
  const days = new Map<string, StudyDay>();
  for (const event of events) {
    const day = localDay(event.at, event.zone);
    const known = days.get(day);
    days.set(day, {
      day,
      first: known && isBefore(known.first, event) ? known.first : event,
      last: known && isBefore(event, known.last) ? known.last : event,
    });
  }
  return [...days.values()].toSorted(byDay);
}

/** Orders days of study. */
export function byDay(one: { readonly day: string }, other: { readonly day: string }): number {
  if (one.day === other.day) return 0;
  return one.day < other.day ? -1 : 1;
}

/** Two events of one instant in two zones are told apart by their zones, so that order does not matter. */
function isBefore(one: Moment, other: Moment): boolean {
  return one.at < other.at || (one.at === other.at && one.zone < other.zone);
}
