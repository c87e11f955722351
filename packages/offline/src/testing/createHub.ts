import type { QueueChannel } from "../queue/createQueue.ts";

/** The channel between the tabs of one browser: what one posts, the others hear. */
export function createHub(): { readonly join: () => QueueChannel } {
  const tabs = new Set<Set<() => void>>();
  return {
    join: () => {
      const own = new Set<() => void>();
      tabs.add(own);
      return {
        postMessage: () => {
          for (const tab of tabs) if (tab !== own) for (const listener of tab) listener();
        },
        addEventListener: (_, listener) => void own.add(listener),
      };
    },
  };
}
