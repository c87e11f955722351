/** Tells which keys of the cache are meant. */
export type KeyMatcher = (key: unknown) => boolean;

/** The word that answers in the cache have become old, for whoever shows them. */
export interface Invalidations {
  announce(matches: KeyMatcher): void;
  /** Calls `listener` at each announcement; returns how to stop that. */
  subscribe(listener: (matches: KeyMatcher) => void): () => void;
}

export function createInvalidations(): Invalidations {
  const listeners = new Set<(matches: KeyMatcher) => void>();
  return {
    announce: (matches) => {
      for (const listener of listeners) listener(matches);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
