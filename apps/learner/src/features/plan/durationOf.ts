/** A length of time as people say it. */
export interface Duration {
  readonly value: number;
  readonly unit: "minute" | "hour";
}

/** Estimated hours, rounded to five minutes below one hour and to half an hour from there; null for none. */
export function durationOf(hours: number): Duration | null {
  if (hours <= 0) return null;
  const minutes = Math.max(5, Math.round((hours * 60) / 5) * 5);
  return minutes < 60
    ? { value: minutes, unit: "minute" }
    : { value: Math.round(hours * 2) / 2, unit: "hour" };
}
