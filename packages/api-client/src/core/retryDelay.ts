import type { Failure } from "./failure.ts";

const retries = 2;
const firstDelay = 1_000;
const longestDelay = 4_000;

/**
 * Milliseconds to wait before a query that failed `attempt` times (1 the first time) is tried
 * again, or null when it is not. Client errors are final, but for 429. The server's `Retry-After`
 * is honoured: where it asks for more than the longest delay, the failure is shown instead.
 * `random` is in [0, 1): it spreads the clients over the second half of the delay.
 */
export function retryDelay(failure: Failure, attempt: number, random: number): number | null {
  if (attempt > retries || !isPassing(failure)) return null;
  const backoff = Math.min(longestDelay, firstDelay * 2 ** (attempt - 1));
  const spread = backoff * (0.5 + random / 2);
  if (failure.kind !== "problem" || failure.retryAfter === null) return spread;
  const asked = failure.retryAfter * 1_000;
  return asked > longestDelay ? null : Math.max(asked, spread);
}

function isPassing(failure: Failure): boolean {
  switch (failure.kind) {
    case "timeout":
    case "network":
      return true;
    case "cancelled":
      return false;
    case "problem":
    case "unexpected":
      return failure.status === null || failure.status === 429 || failure.status >= 500;
  }
}
