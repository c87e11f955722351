/**
 * How queries use the cache: fresh for a minute, then shown while they are asked for again. Failures
 * are retried below SWR, by `withRetry`.
 */
export const queryPolicy = {
  dedupingInterval: 60_000,
  focusThrottleInterval: 60_000,
  shouldRetryOnError: false,
} as const;
