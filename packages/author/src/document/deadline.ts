/** How long reading may take, in milliseconds. */
export interface ReadingTime {
  /** Whatever the number of pages. */
  readonly timeoutMs: number;
  /** More for each page that has been read. */
  readonly timeoutPerPageMs: number;
}

export interface Deadline {
  /** Puts the end off by the time of a page. */
  readonly pageRead: () => void;
  readonly stop: () => void;
}

/**
 * Calls `end` once the time is over. Each page that is read puts that off, so that many pages may take
 * long, and a single one may not.
 */
export function startDeadline(
  { timeoutMs, timeoutPerPageMs }: ReadingTime,
  end: () => void,
): Deadline {
  let due = performance.now() + timeoutMs;
  let timer = setTimeout(end, timeoutMs);
  return {
    pageRead: () => {
      due += timeoutPerPageMs;
      clearTimeout(timer);
      timer = setTimeout(end, Math.max(0, due - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
