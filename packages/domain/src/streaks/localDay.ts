/** Making one is slow, and a zone is asked for many times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant (epoch milliseconds or ISO 8601) in a time zone, `YYYY-MM-DD`. */
export function localDay(instant: Date | number | string, timeZone: string): string {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
}
