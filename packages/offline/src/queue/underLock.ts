const lockName = "alambic-answer-replay";

/**
 * Runs something while no other tab of this browser does: the lock of a tab that dies goes to the
 * next. Where the page has no locks (plain http from another machine) each tab is on its own, and the
 * server still counts every answer once.
 */
export async function underLock<Result>(run: () => Promise<Result>): Promise<Result> {
  if (!("locks" in navigator)) return await run();
  return await navigator.locks.request(lockName, run);
}
