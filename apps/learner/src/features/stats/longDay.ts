import type { Formatter } from "@alambic/i18n";

/** A day (YYYY-MM-DD) in words: its name, its number and its month. */
export function longDay(day: string, { date }: Pick<Formatter, "date">): string {
  return date(new Date(`${day}T12:00:00Z`), {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
}
