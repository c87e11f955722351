/** A day of a month as `YYYY-MM-DD`, or null where the week belongs to another month. */
export type MonthDay = string | null;

const dayInMilliseconds = 86_400_000;

/** The weeks of a month (`YYYY-MM`), Monday first; seven days each. */
export function monthWeeks(month: string): readonly (readonly MonthDay[])[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const before = (first.getUTCDay() + 6) % 7;
  const days: MonthDay[] = Array.from({ length: before }, () => null);
  for (let at = first; toMonth(at) === month; at = new Date(at.getTime() + dayInMilliseconds)) {
    days.push(at.toISOString().slice(0, 10));
  }
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The month so many months later (or earlier, when negative). */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return toMonth(new Date(Date.UTC(year, number - 1 + count, 1)));
}

function toMonth(date: Date): string {
  return date.toISOString().slice(0, 7);
}
