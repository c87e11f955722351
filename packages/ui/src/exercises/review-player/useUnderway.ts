import { useRef } from "react";

export interface Underway {
  /** Notes what is being saved, and gives it back. */
  readonly follow: <Saved>(saving: Promise<Saved>) => Promise<Saved>;
  /** Resolves once nothing is being saved any more, whatever came of it. */
  readonly settled: () => Promise<void>;
}

/** What is on its way to be saved. */
export function useUnderway(): Underway {
  const underway = useRef(new Set<Promise<unknown>>());
  return {
    follow: (saving) => {
      underway.current.add(saving);
      const forget = () => underway.current.delete(saving);
      saving.then(forget, forget);
      return saving;
    },
    settled: async () => {
      await Promise.allSettled(underway.current);
    },
  };
}
