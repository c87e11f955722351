import { localDay } from "@alambic/domain/streaks";

/** The learner's day, as the server is told it. */
export function today(): string {
  return localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}
