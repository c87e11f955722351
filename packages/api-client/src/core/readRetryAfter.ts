/**
 * Reads the `Retry-After` header of an answer, in seconds from `now` (milliseconds since 1970):
 * a number of seconds or an HTTP date. Null where there is none that can be read.
 */
export function readRetryAfter(headers: Headers, now: number): number | null {
  const value = headers.get("Retry-After");
  if (value === null || value.trim() === "") return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, (date - now) / 1000);
}
