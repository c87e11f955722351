/** How long a moment has to lie ahead to be worth offering: an hour. */
const leastAhead = 60 * 60 * 1000;
const saturday = 6;

/** The hour of a day that many days from now, in this machine's time zone. */
function at(now: Date, days: number, hour: number, minute: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour, minute);
}

/** Moments that one press chooses: this evening while it lies ahead, tomorrow's, and a Saturday morning. */
export function quickMoments(now: Date): readonly Date[] {
  const daysToSaturday = (saturday - now.getDay() + 7) % 7;
  const evening = at(now, 0, 18, 30);
  return [
    ...(evening.getTime() - now.getTime() >= leastAhead ? [evening] : []),
    at(now, 1, 18, 30),
    // Today and tomorrow have their own.
    at(now, daysToSaturday < 2 ? daysToSaturday + 7 : daysToSaturday, 10, 0),
  ];
}
