/** What has a failure forgotten: it is remembered so that it can be shown. */
export const failures = new Set<() => void>();

/** Has a failure forgotten when somebody tries again (`forgetFailures`). */
export function forgetOnRetry(forget: () => void): void {
  failures.add(forget);
}
