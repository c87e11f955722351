import type { Failure } from "@alambic/api-client/core";

/** Client errors that say nothing against what was sent. */
const passingStatuses: ReadonlySet<number> = new Set([401, 408, 429]);

/** Whether what was sent may be taken later as it is. */
export function isPassing(failure: Failure): boolean {
  switch (failure.kind) {
    case "network":
    case "timeout":
    case "cancelled":
      return true;
    case "problem":
    case "unexpected": {
      const { status } = failure;
      return status === null || status >= 500 || passingStatuses.has(status);
    }
  }
}
