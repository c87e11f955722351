const usualDelay = 2_000;
/** For a ticket that was refused or has expired: a new one is likely to do. */
const ticketDelay = 600;
const ticketCodes: ReadonlySet<number> = new Set([4000, 4001]);

/**
 * Milliseconds until the socket is opened again after it closed with `code`. `random`, in [0, 1),
 * adds up to half of that, so that the clients of a restarted server do not come back all at once.
 */
export function reconnectDelay(code: number, random: number): number {
  const delay = ticketCodes.has(code) ? ticketDelay : usualDelay;
  return delay * (1 + random / 2);
}
