import { ApiError, toApiError } from "./failure.ts";

/** What a call gets: the signal to end by, and how to be given its whole time again. */
export interface Allowance {
  readonly signal: AbortSignal;
  readonly renew: () => void;
}

/**
 * Runs a call and gives it up after `milliseconds`, or when it is cancelled. The time covers the
 * reading of the body too. Every way of ending without an answer becomes an `ApiError`.
 */
export async function withTimeout<Result>(
  milliseconds: number,
  run: (allowance: Allowance) => Promise<Result>,
  cancellation?: AbortSignal,
): Promise<Result> {
  const controller = new AbortController();
  const end = (kind: "timeout" | "cancelled") => controller.abort(new ApiError({ kind }));
  const start = () => setTimeout(end, milliseconds, "timeout");
  const cancel = () => end("cancelled");
  let timer = start();
  const renew = () => {
    clearTimeout(timer);
    timer = start();
  };
  if (cancellation?.aborted) cancel();
  cancellation?.addEventListener("abort", cancel);
  try {
    return await run({ signal: controller.signal, renew });
  } catch (error) {
    throw toApiError(controller.signal.aborted ? controller.signal.reason : error);
  } finally {
    clearTimeout(timer);
    cancellation?.removeEventListener("abort", cancel);
  }
}
