/** The server's clock as seen from here: a device whose own clock is wrong still stamps rightly. */
export interface ServerClock {
  /** Learns from an answer that came just now. */
  observe(headers: Headers): void;
  /** The present instant, in milliseconds since 1970. */
  now(): number;
}

/** `Date` headers count whole seconds, so smaller differences are none. */
const resolution = 2_000;

/** Measures how far the device's clock is from the server's, at each contact. */
export function createServerClock(deviceNow: () => number): ServerClock {
  let offset = 0;
  return {
    observe: (headers) => {
      const date = Date.parse(headers.get("Date") ?? "");
      if (Number.isNaN(date)) return;
      const difference = date - deviceNow();
      offset = Math.abs(difference) < resolution ? 0 : difference;
    },
    now: () => deviceNow() + offset,
  };
}
