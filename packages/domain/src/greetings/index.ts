export type DayPeriod = "morning" | "afternoon" | "evening";

/** The part of the day that a greeting names, by the local hour (0 to 23). */
export function dayPeriod(hour: number): DayPeriod {
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
