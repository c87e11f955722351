import type { Refusal } from "./entry.ts";

/** Why an answer was not delivered, as the client of the API tells it. */
export interface SendFailure {
  /** `problem` for an answer of the server, else what stood between. */
  readonly kind: string;
  readonly status?: number | null;
  readonly code?: string;
  readonly detail?: string;
  /** Seconds to wait, where the server named them. */
  readonly retryAfter?: number | null;
}

export type Verdict =
  /** To be sent again; `endsRound` where the others would fare no better now. */
  | { readonly kind: "keep"; readonly endsRound: boolean; readonly retryAfter: number | null }
  /** Never to be sent again as it is. */
  | { readonly kind: "refuse"; readonly refusal: Refusal };

/** Client errors that say nothing against the answer itself. */
const passingClientErrors: ReadonlySet<number> = new Set([401, 408, 429]);

/** Faults that may be due to the one answer, so that the others are tried all the same. */
const ownFaults: ReadonlySet<number> = new Set([408, 500]);

/**
 * Decides what becomes of an answer that was not delivered. It is kept after a time-out, without a
 * network, and after 5xx, 401, 408 and 429; any other 4xx is a refusal, which never holds up the
 * rest.
 */
export function judgeFailure(failure: SendFailure): Verdict {
  const { status = null, code = null, detail = null, retryAfter = null } = failure;
  if (status !== null && isRefusal(status)) {
    return { kind: "refuse", refusal: { status, code, detail } };
  }
  return { kind: "keep", endsRound: status === null || !ownFaults.has(status), retryAfter };
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !passingClientErrors.has(status);
}
