const firstDelay = 2_000;
const longestDelay = 30_000;

/**
 * Milliseconds until the queue is replayed again after `rounds` that left something (1 the first
 * time). `random`, in [0, 1), spreads the devices over the second half. The server's wish, in
 * seconds, is a lower bound.
 */
export function replayDelay(rounds: number, retryAfter: number | null, random: number): number {
  const backoff = Math.min(longestDelay, firstDelay * 2 ** (rounds - 1));
  return Math.max(backoff * (0.5 + random / 2), (retryAfter ?? 0) * 1_000);
}
