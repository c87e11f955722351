import type { Refusal } from "./entry.ts";

/** Why an entry was not delivered, as the client of the API tells it. */
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
  /** Never to be sent again as it is, unless its owner wants it. */
  | { readonly kind: "refuse"; readonly refusal: Refusal };

/** Client errors that say nothing against the entry itself. */
const passingStatuses: ReadonlySet<number> = new Set([401, 408, 429]);

/** The entry is right, and another member is signed in. */
const passingCode = "account_mismatch";

/** Faults that may be due to the one entry, so that those of other groups are tried all the same. */
const ownFaults: ReadonlySet<number> = new Set([408, 500]);

/**
 * Decides what becomes of an entry that was not delivered. Only the server itself refuses: a 4xx with
 * a problem of the contract that says something against the entry. Whatever else was answered on the
 * way (the page of a public network, a proxy that does not find the server) keeps it.
 */
export function judgeFailure(failure: SendFailure): Verdict {
  const { kind, status = null, code = null, detail = null, retryAfter = null } = failure;
  const isServers = kind === "problem" && status !== null;
  if (isServers && isRefusal(status) && code !== passingCode) {
    return { kind: "refuse", refusal: { status, code, detail } };
  }
  return { kind: "keep", endsRound: !isServers || !ownFaults.has(status), retryAfter };
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !passingStatuses.has(status);
}
