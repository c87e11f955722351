/**
 * Runs one thing at a time in all tabs of this browser: the lock of a tab that dies goes to the next.
 * Where the page has no locks (plain http from another machine) each tab is on its own, and the
 * server still counts everything once.
 */
export function underLock(name: string) {
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (!("locks" in navigator)) return await run();
    return await navigator.locks.request(name, run);
  };
}
