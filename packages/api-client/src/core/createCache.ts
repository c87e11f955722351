import type { Cache as SwrCache, State } from "swr";

/** The cache of queries. SWR reads and writes it; what no component uses leaves it after a while. */
export interface Cache extends SwrCache<unknown> {
  /** Keeps an entry for as long as a component shows it; returns how to let it go. */
  retain(key: string): () => void;
  clear(): void;
}

/** Milliseconds after which an entry that nothing shows is dropped. */
const lifetime = 10 * 60_000;

export function createCache(): Cache {
  const entries = new Map<string, State<unknown>>();
  const users = new Map<string, number>();
  const expiries = new Map<string, ReturnType<typeof setTimeout>>();

  function drop(key: string): void {
    entries.delete(key);
    expiries.delete(key);
  }

  function release(key: string): void {
    const count = (users.get(key) ?? 1) - 1;
    if (count > 0) {
      users.set(key, count);
      return;
    }
    users.delete(key);
    expiries.set(key, setTimeout(drop, lifetime, key));
  }

  return {
    keys: () => entries.keys(),
    get: (key) => entries.get(key),
    set: (key, state) => void entries.set(key, state),
    delete: (key) => void entries.delete(key),
    retain: (key) => {
      users.set(key, (users.get(key) ?? 0) + 1);
      clearTimeout(expiries.get(key));
      expiries.delete(key);
      return () => release(key);
    },
    clear: () => entries.clear(),
  };
}
