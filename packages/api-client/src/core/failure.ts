import type { Problem } from "@alambic/contract";

/** Why a call did not bring what was asked. */
export type Failure =
  | ProblemFailure
  /** The answer did not come within the allowed time. */
  | { readonly kind: "timeout" }
  /** The server could not be reached. */
  | { readonly kind: "network" }
  /** The user gave up. */
  | { readonly kind: "cancelled" }
  /** The answer is not one of the contract: something in between, or another version, spoke. */
  | { readonly kind: "unexpected"; readonly status: number | null };

/** The server refused, and says why in the language of `Accept-Language`. */
export interface ProblemFailure extends Pick<
  Problem,
  "status" | "code" | "detail" | "errors" | "reasons" | "suggestions"
> {
  readonly kind: "problem";
  /** Seconds to wait before the next try, where the server names them. */
  readonly retryAfter: number | null;
  /** Names the request in the server's log. */
  readonly requestId: string | null;
}

/** A failure on its way through code that throws. Hooks and commands return its `failure`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(
      failure.kind === "problem" ? failure.detail : `The call failed: ${failure.kind}.`,
      options,
    );
    this.failure = failure;
  }
}

/** Translates what `fetch` and the reading of its answer throw; anything else is a fault of ours. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof TypeError) return new ApiError({ kind: "network" }, { cause: error });
  if (error instanceof SyntaxError) {
    return new ApiError({ kind: "unexpected", status: null }, { cause: error });
  }
  throw error;
}
